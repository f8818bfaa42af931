/** What can be done with a whole submission, in its menu. */
export const menuPanelWords = {
  list: 'What can be done here',
  print: 'Print this page',
  lock: (step: string) => `Lock ${step}`,
  unlock: (step: string) => `Unlock ${step}`,
  locked: 'Step locked',
  unlocked: 'Step unlocked',
  lockAnswers: (step: string) => `Lock single answers of ${step}`,
  lockAnswersHint: 'A marked answer stays as the applicant gave it. Staff can still correct it.',
  lockHint: 'Its answers stay as they are until it is unlocked.',
  delete: 'Delete submission',
  deleteTitle: 'Delete this submission?',
  deleteText: (name: string) =>
    `${name} is taken out of sight for everybody, its applicants too. Its number is not used again. This cannot be undone.`,
  deleteFailed: 'There was a problem deleting the submission.',
  deleted: (name: string) => `${name} deleted`,
  parent: (name: string) => `Part of ${name}`,
  child: (name: string) => `Sub-submission ${name}`,
  related: 'Submissions that belong together',
  keys: 'Keyboard shortcuts',
} as const;
