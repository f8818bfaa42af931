/** Editing other people's answers, for staff. */
export const staffAnswersWords = {
  edit: (name: string) => `Edit ${name}’s answers`,
  editOffice: 'Edit staff answers',
  done: 'Done editing',
  editing: (name: string) => `You’re editing ${name}’s answers`,
  editingOffice: 'You’re editing answers in an earlier step',
  saved: 'Changes are saved immediately under your name. Earlier answers are kept in the history.',
  signed: (name: string) => `${name} signed these answers. The signature won’t cover your changes.`,
  approved: 'If you change approved answers, nothing is issued until a staff member accepts the change.',
  anApplicant: 'the applicant',
} as const;
