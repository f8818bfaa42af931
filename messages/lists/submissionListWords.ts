import type { SubmissionCondition } from '#domain/filter/filter.ts';
import { plural } from '#domain/kernel/plural.ts';

/** The submissions dashboard. */
export const submissionListWords = {
  title: 'Form Submissions',
  caption: 'Submissions',
  mine: 'Assigned to me',
  all: 'Show all submissions',
  more: 'Show more',
  id: 'ID',
  form: 'Form Name',
  applicant: 'Applicant',
  others: (count: number) => `+${count}`,
  othersLong: (count: number) => ` and ${plural(count, 'other applicant')}`,
  step: 'Current Step',
  elapsed: (words: string) => `for ${words}`,
  next: "What's next",
  assignees: 'Assignees',
  statusTitle: 'Status',
  created: 'Created',
  edited: 'Last Edited',
  imported: 'Imported',
  renewal: 'Renewal',
  members: 'Form members',
  theApplicant: 'Applicant',
  notPaid: 'Not paid',
  allOf: (form: string) => `All of ${form}`,
  nothing: '–',
  welcome: 'Welcome to Portico',
  welcomeText: 'Submissions will appear here once someone starts one of your forms.',
  nothingGiven: 'Submissions will appear here once you are added to a form or assigned a submission or review.',
  elsewhereTitle: 'See your assigned work',
  elsewhere: "You aren't a member of any form. Submissions you work on or review are in a separate list.",
  noTeamText: "Every submission belongs to a team's form. Join or create a team to get started.",
  createForm: 'Create your first form',
  noMatch: 'No submissions match your search criteria. Try changing the filters.',
  noMatchTitle: 'No matches',
  contrary: (one: string, other: string) =>
    `No submission is both “${one}” and “${other}”: completed submissions have no current step and no assignees.`,
  /** why a condition excludes another, where their names don't explain it */
  conflictHints: { import: 'Imported records count as completed.' } satisfies Partial<
    Record<SubmissionCondition['field'], string>
  >,
  without: (label: string) => `Show without “${label}”`,
  failed: "Can't load submissions",
  failedText: "We're having trouble loading your submissions. Please try again in a few moments.",
  retry: 'Try again',
} as const;
