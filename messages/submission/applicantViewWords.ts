/** The words of looking at a submission as its applicants do. */
export const applicantViewWords = {
  open: 'View as applicant',
  title: 'You are viewing this submission as its applicant',
  text: 'Nothing can be changed here.',
  toAdmin: 'Go to the admin view',
  toDashboard: 'Go to the dashboard',
} as const;
