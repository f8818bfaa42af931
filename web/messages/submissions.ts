import type { Solution } from '#domain/submission/responsibility.ts';

/** The submissions dashboard. */
export const submissionsWords = {
  title: 'Form Submissions',
  caption: 'Submissions, latest activity first',
  status: 'Submissions by status',
  whose: 'Whose submissions',
  everyone: 'Everyone’s',
  mine: 'Assigned to me',
  total: (count: number) => (count === 1 ? '1 submission' : `${count.toLocaleString('en-US')} submissions`),
  order: 'latest activity first',
  more: 'Show more',
  id: 'ID',
  form: 'Form Name',
  applicant: 'Applicant',
  others: (count: number) => `+${count}`,
  othersLong: (count: number) => (count === 1 ? ' and 1 other applicant' : ` and ${count} other applicants`),
  step: 'Current Step',
  elapsed: (words: string) => `for ${words}`,
  action: 'Action',
  assignees: 'Assignees',
  statusTitle: 'Status',
  created: 'Created',
  edited: 'Last Edited',
  renewal: 'Renewal',
  nobody: 'Nobody',
  theApplicant: 'Applicant',
  notPaid: 'Not paid',
  allOf: (form: string) => `All of ${form}`,
  nothing: '–',
  welcome: 'Welcome to Portico',
  welcomeText: 'Submissions appear here as soon as somebody starts one of your forms.',
  nothingGiven:
    'Submissions appear here when you are added to a form, or when one is given to you to work on or to review.',
  elsewhereTitle: 'See what is assigned to you',
  elsewhere: 'You are not a member of a form. What you are asked to work on or to review has a list of its own.',
  noTeamText: 'Submissions belong to the forms of a team.',
  createForm: 'Create your first form',
  noMatch: 'No submissions match your search criteria. Try changing the filters.',
  noMatchTitle: 'Nothing here',
  failed: "Can't load submissions",
  failedText: "We're having trouble loading your submissions. Please try again in a few moments.",
  retry: 'Try again',
} as const;

export const completionWords = {
  all: 'All',
  active: 'Active',
  halted: 'Halted',
  completed: 'Completed',
} as const;

/** What is to be done next, as a list says it. */
export const actionWords: Readonly<Record<Solution, string>> = {
  answer: 'Answer questions',
  assign: 'Assign someone',
  review: 'Review',
  makeChanges: 'Make changes',
  finishRequirements: 'Finish requirements',
  acceptChanges: 'Look at changes',
  finishSubprocesses: 'Finish sub-submissions',
  sign: 'Sign',
  pay: 'Pay',
  resume: 'Resume',
  advance: 'Complete step',
};
