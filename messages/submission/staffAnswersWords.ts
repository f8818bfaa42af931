/** The words around answers of somebody else, for staff who read them and may change them. */
export const staffAnswersWords = {
  edit: (name: string) => `Edit ${name}’s answers`,
  editOffice: 'Edit the answers of the office',
  done: 'Done editing',
  editing: (name: string) => `You are changing ${name}’s answers`,
  editingOffice: 'You are changing answers of a step that was left',
  saved: 'What you change is saved at once under your name. What stood there before is kept.',
  signed: (name: string) => `${name} signed these answers. The signature does not speak for what you change.`,
  approved:
    'Answers that were approved are looked at again: nothing is issued until somebody of the office accepts the change.',
  anApplicant: 'the applicant',
} as const;
