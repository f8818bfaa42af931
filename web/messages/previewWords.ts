/** The step as applicants see it, beside its editor. */
export const previewWords = {
  title: 'Preview',
  show: 'Preview',
  hide: 'Close preview',
  hint: 'As applicants see this step. Answers here are not kept.',
  loading: 'Loading the preview…',
  width: 'Width',
  phone: 'Phone',
  desk: 'Desk',
  noQuestions: 'Applicants answer nothing at this step.',
} as const;
