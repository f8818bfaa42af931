/** The responsibility step, where people are chosen to work on the later steps. */
export const responsibilityWords = {
  chosen: 'Responsible for later steps',
  chosenText: 'The people chosen here work on this submission after the step is completed.',
  nobody: 'No one is chosen yet.',
  nobodyWasChosen: 'No one was chosen.',
  offered: 'People you can choose',
  noneOffered: 'There is no one to choose from yet. The team will choose who works on this submission.',
  chooseNamed: (name: string) => `Choose ${name}`,
  chose: (name: string) => `${name} was chosen`,
  takeBack: 'Remove',
  takeBackNamed: (name: string) => `Remove ${name}`,
  takenBack: (name: string) => `${name} was removed`,
  choose: 'Choose',
  nobodyFound: 'No one found. You can invite a person by email.',
  inviteHint:
    'They are chosen immediately and get an email with a link. They see this submission after the step is completed.',
  steps: 'Upcoming steps',
  byApplicants: 'Done by the applicants',
  nobodyYet: 'No one yet. Choose a person.',
  whoeverIsChosen: 'The people chosen here',
  stepAt: (place: number, name: string) => `Step ${place}: ${name}`,
} as const;
