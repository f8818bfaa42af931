/** The menu of actions on a submission. */
export const menuPanelWords = {
  list: 'Actions',
  print: 'Print this page',
  lock: (step: string) => `Lock ${step}`,
  unlock: (step: string) => `Unlock ${step}`,
  locked: 'Step locked',
  unlocked: 'Step unlocked',
  lockAnswers: (step: string) => `Lock individual answers in ${step}`,
  lockAnswersHint: 'Applicants can’t change answers you select. Staff still can.',
  lockHint: 'Answers can’t be changed until you unlock the step.',
  delete: 'Delete submission',
  deleteTitle: 'Delete this submission?',
  deleteText: (name: string) =>
    `No one will be able to see ${name}, including its applicants. Its number won’t be used again. This can’t be undone.`,
  deleteFailed: 'There was a problem deleting the submission.',
  deleted: (name: string) => `${name} deleted`,
  parent: (name: string) => `Part of ${name}`,
  child: (name: string) => `Sub-submission ${name}`,
  related: 'Related submissions',
  keys: 'Keyboard shortcuts',
} as const;
