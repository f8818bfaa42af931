import type { FilterCondition } from '#domain/filter/filter.ts';
import type { OutputSort } from '#domain/filter/outputSorts.ts';
import type { SubmissionSort } from '#domain/filter/submissionSorts.ts';

type Field = FilterCondition['field'];

/** The bar of filters of a list. */
export const filterWords = {
  bar: 'Filters',
  add: 'Add filter',
  addTitle: 'Add a filter',
  editTitle: (what: string) => `Filter by ${what.toLowerCase()}`,
  edit: (label: string) => `Change the filter: ${label}`,
  remove: (label: string) => `Remove the filter: ${label}`,
  removed: (label: string) => `Filter removed: ${label}`,
  clear: 'Clear',
  none: {
    submission: 'No filters: every submission that you see.',
    output: 'No filters: every output that you see.',
  },
  what: 'Filter by',
  how: 'Condition',
  value: 'Value',
  apply: 'Apply',
  cancel: 'Cancel',
  choose: 'Choose…',
  chosen: 'Chosen',
  takeOff: (name: string) => `Take off ${name}`,
  type: 'Type to find',
  applicantHint: 'Type at least 2 letters.',
  form: 'Form',
  step: 'Step',
  field: 'Question',
  legacy: 'Earlier versions',
  options: 'Options',
  text: 'Answer',
  textHint: 'The whole answer; capital letters make no difference.',
  nameHint: 'The whole name; capital letters make no difference.',
  from: 'From',
  to: 'To',
  anyDay: 'any day',
  least: 'At least',
  most: 'At most',
  long: 'How long',
  unit: 'Unit',
  anImport: 'Import',
  looking: 'Loading…',
  formsFailed: 'There was a problem loading forms for filters.',
  failed: 'Something went wrong.',
  again: 'Try again',
  noQuestions: 'This step asks nothing that can be looked for.',
  unknown: 'not known to you',
  lost: 'This filter uses something you can’t access or that has been deleted. It may show fewer results than you expect.',
  unreadable: 'Could not load the filter.',
  unreadableText: 'We couldn’t read this link, so you’re seeing your default view.',
  unreadableSaved: 'What it filters by cannot be read, so you see what your list begins with.',
  missingWhat: 'Choose what to filter by.',
  missingChoice: 'Choose at least one.',
  missingField: 'Choose a question.',
  missingText: 'Enter the text to look for.',
  missingEnd: 'Enter at least one of the two.',
  wrongOrder: 'The first must not be after the second.',
  notNumber: 'Enter a number, such as 12 or 2.5.',
  notLength: 'Enter a whole number from 1 to 100,000.',
} as const;

/** What each condition is called; answers by the name of their field. */
export const conditionWords: Readonly<Record<Field, string>> = {
  assignedToMe: 'Assigned to me',
  completion: 'Status',
  renewal: 'Renewal',
  import: 'Import',
  forms: 'Form',
  formStatus: 'Form status',
  currentStep: 'Current step',
  currentStepTime: 'Time at current step',
  tags: 'Tag',
  applicants: 'Applicant',
  assignees: 'Assignee',
  startedAt: 'Started',
  finishedAt: 'Completed',
  lastActivityAt: 'Last activity',
  lastAnswerAt: 'Last answer',
  lastChangedAt: 'Last change',
  answerText: 'Answer',
  answerOptions: 'Answer',
  answerNumber: 'Answer',
  answerDate: 'Answer',
  outputStatus: 'Status',
  outputKinds: 'Output',
  outputName: 'Name of the output',
  issuedAt: 'Issued',
  expiresAt: 'Valid until',
};

export const answerWord = 'Answer to a question';

export const conditionGroups = {
  submission: 'The submission',
  people: 'People and tags',
  days: 'Days',
  form: 'The form and its answers',
  output: 'The output',
  origin: 'Where it comes from',
} as const;

export const comparatorWords = {
  is: 'is',
  isNot: 'is not',
  between: 'between',
  since: 'since',
  longerThan: 'longer than',
  lessThan: 'less than',
} as const;

export const unitWords = { minutes: 'minutes', hours: 'hours', days: 'days' } as const;

/** The words of conditions that choose one of a few. */
export const choiceWords = {
  completion: { all: 'All', active: 'Active', completed: 'Completed', halted: 'Halted' },
  renewal: { all: 'All', renewal: 'Renewal', notRenewal: 'Not renewal' },
  import: { all: 'All', notImported: 'Not imported', imported: 'Imported', specific: 'A specific import' },
  formStatus: {
    all: 'All',
    published: 'Published',
    unpublished: 'Unpublished',
    closed: 'Closed',
    archived: 'Archived',
  },
  outputStatus: { all: 'All', issued: 'Issued', expired: 'Expired', unissued: 'Unissued', revoked: 'Revoked' },
} as const;

/** Filters that people keep. */
export const savedFilterWords = {
  title: 'Saved filters',
  menu: (name: string) => `Saved filters, now ${name}`,
  edited: 'Edited',
  usual: { submission: 'Assigned to me, active', output: 'Issued' },
  everything: { submission: 'All submissions', output: 'All outputs' },
  isDefault: 'Default',
  save: 'Save as new filter',
  saveChanges: 'Save changes',
  name: 'Name',
  nameMissing: 'Enter a name.',
  beginWith: 'Begin the list with it',
  saveButton: 'Save filter',
  saved: 'Filter saved.',
  saveFailed: 'Could not save the filter.',
  rename: 'Rename',
  renameTitle: 'Rename the filter',
  renameButton: 'Rename filter',
  renameHint: 'More than 2 characters.',
  renamed: 'Filter renamed.',
  makeDefault: 'Begin the list with it',
  madeDefault: (name: string) => `Your list begins with “${name}” now.`,
  dropDefault: 'Do not begin with it',
  droppedDefault: {
    submission: 'Your list begins with what is assigned to you and active.',
    output: 'Your list begins with what is issued.',
  },
  copy: 'Copy link',
  copied: 'URL copied',
  copyFailed: 'The browser did not let us copy. Copy the address of this page instead.',
  delete: 'Delete',
  deleteTitle: 'Delete this filter?',
  deleteText: (name: string) => `“${name}” is forgotten. Nothing else is changed.`,
  deleteButton: 'Delete filter',
  deleted: 'Filter deleted.',
  cancel: 'Cancel',
  lostDefault: (name: string) =>
    `Your list does not begin with “${name}” any more: you do not have access to a form that it uses.`,
} as const;

/** Finding one submission among all. */
export const masterSearchWords = {
  label: 'Find a submission',
  hint: 'Number, name, applicant or answer',
  mode: 'How to search',
  contains: 'Contains',
  exact: 'Exact Match',
  results: 'Submissions found',
  looking: 'Looking…',
  count: (count: number) => (count === 1 ? '1 submission found' : `${count} submissions found`),
  none: 'No results found',
  failed: 'Something went wrong.',
  imported: 'Imported',
} as const;

/** How a list is shown. */
export const listWords = {
  showing: (to: number, total: number) => `Showing 1-${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  fresh: (count: number) => `${count.toLocaleString('en-US')} new`,
  showFresh: (count: number) =>
    count === 1
      ? 'Show 1 new or changed submission'
      : `Show ${count.toLocaleString('en-US')} new or changed submissions`,
  gone: 'No longer in your list',
  columns: 'Columns',
  order: 'Order',
  columnsTitle: 'Columns and rows',
  density: 'Rows',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  earlier: (title: string) => `Move ${title} to the front`,
  later: (title: string) => `Move ${title} to the end`,
  narrower: (title: string) => `Make ${title} narrower`,
  wider: (title: string) => `Make ${title} wider`,
  asBefore: 'Show the usual columns',
  notKept: 'The columns could not be saved. They stay as they are on this page.',
  noRoom: (count: number) =>
    count === 1 ? 'There is no room for 1 more column.' : `There is no room for ${count} more columns.`,
  select: (number: number) => `Select submission ${number}`,
  selectShown: 'Select all that are shown',
  selected: (count: number) => (count === 1 ? '1 selected' : `${count.toLocaleString('en-US')} selected`),
  selectMatching: (count: number) => `Select all ${count.toLocaleString('en-US')} matching`,
  importedChosen: (count: number) =>
    count === 1
      ? '1 imported record is left out: it can be read, not changed'
      : `${count} imported records are left out: they can be read, not changed`,
  unselect: 'Clear selection',
  selection: 'Selection',
  sortBy: (title: string) => `Sort by ${title}`,
  activity: 'Last Activity',
  due: 'Due',
  notDue: 'Any time',
} as const;

/** How the caption tells by what a list is ordered. */
export const orderWords: Readonly<Record<SubmissionSort, readonly [descending: string, ascending: string]>> = {
  lastActivityAt: ['latest activity first', 'oldest activity first'],
  lastEditedAt: ['last edited first', 'longest unedited first'],
  lastAnswerAt: ['last answered first', 'longest unanswered first'],
  lastChangedAt: ['latest change first', 'oldest change first'],
  createdAt: ['newest first', 'oldest first'],
  dueAt: ['due last first', 'due soonest first'],
  currentStepSince: ['shortest at its step first', 'longest at its step first'],
  number: ['highest number first', 'lowest number first'],
  identifier: ['by name, Z to A', 'by name, A to Z'],
  form: ['by form, Z to A', 'by form, A to Z'],
  applicant: ['by applicant, Z to A', 'by applicant, A to Z'],
  currentStep: ['by current step, Z to A', 'by current step, A to Z'],
};

export const outputOrderWords: Readonly<Record<OutputSort, readonly [descending: string, ascending: string]>> = {
  createdAt: ['newest first', 'oldest first'],
  issuedAt: ['latest issue first', 'earliest issue first'],
  expiresAt: ['valid longest first', 'expiring soonest first'],
  name: ['by name, Z to A', 'by name, A to Z'],
  number: ['highest number first', 'lowest number first'],
  form: ['by form, Z to A', 'by form, A to Z'],
  applicant: ['by applicant, Z to A', 'by applicant, A to Z'],
};
