/** Viewing a submission as its applicants see it. */
export const applicantViewWords = {
  open: 'View as applicant',
  title: 'You’re viewing this submission as the applicant',
  text: 'You can’t make changes in this view.',
  toAdmin: 'Switch to admin view',
  toDashboard: 'Go to dashboard',
} as const;
