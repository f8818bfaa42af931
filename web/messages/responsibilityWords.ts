/** The step at which is said who works on the steps to come. */
export const responsibilityWords = {
  chosen: 'Responsible from here on',
  chosenText: 'Whoever is chosen here works on this submission once the step is completed.',
  nobody: 'Nobody is chosen yet.',
  nobodyWasChosen: 'Nobody was chosen.',
  takeBack: 'Remove',
  takeBackNamed: (name: string) => `Remove ${name}`,
  takenBack: (name: string) => `${name} was removed`,
  choose: 'Choose somebody',
  nobodyFound: 'Nobody found. You can invite somebody by email.',
  inviteHint:
    'They are chosen at once, and get an email with a link. They see this submission once the step is completed.',
  steps: 'Steps to come',
  byApplicants: 'Done by the applicants',
  nobodyYet: 'Nobody yet. Choose somebody who will.',
  whoeverIsChosen: 'Whoever is chosen here',
  stepAt: (place: number, name: string) => `Step ${place}: ${name}`,
} as const;
