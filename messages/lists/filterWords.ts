import type { ConditionWords } from '#domain/filter/conditions.ts';
import type { ConditionGroup } from '#domain/filter/defineCondition.ts';
import type { FilterCondition } from '#domain/filter/filter.ts';
import type { OutputSort } from '#domain/filter/outputSorts.ts';
import type { SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { formatCount, plural } from '#domain/kernel/plural.ts';

type Field = FilterCondition['field'];

/** The filter bar above a list. */
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
    submission: 'No filters. Showing every submission you can see.',
    output: 'No filters. Showing every output you can see.',
  },
  what: 'Filter by',
  how: 'Condition',
  value: 'Value',
  apply: 'Apply',
  cancel: 'Cancel',
  choose: 'Choose…',
  chosen: 'Chosen',
  takeOff: (name: string) => `Remove ${name}`,
  type: 'Type to find',
  applicantHint: 'Type at least 2 letters.',
  form: 'Form',
  step: 'Step',
  field: 'Question',
  legacy: 'Earlier versions',
  options: 'Options',
  text: 'Answer',
  textHint: 'Matches the whole answer. Capitalization doesn’t matter.',
  nameHint: 'Matches the whole name. Capitalization doesn’t matter.',
  from: 'From',
  to: 'To',
  anyDay: 'any day',
  least: 'At least',
  most: 'At most',
  long: 'How long',
  unit: 'Unit',
  looking: 'Loading…',
  formsFailed: 'There was a problem loading forms for filters.',
  failed: 'Something went wrong.',
  again: 'Try again',
  noQuestions: 'This step has no questions you can filter by.',
  unknown: 'unavailable',
  lost: 'This filter uses something you can’t access or that has been deleted. It may show fewer results than you expect.',
  unreadable: 'Could not load the filter.',
  unreadableText: 'We couldn’t read this link, so you’re seeing your default view.',
  unreadableSaved: 'We couldn’t read this saved filter, so you’re seeing your default view.',
  missingWhat: 'Choose what to filter by.',
  missingChoice: 'Choose at least one.',
  missingField: 'Choose a question.',
  missingText: 'Enter the text to look for.',
  missingEnd: 'Enter at least one value.',
  wrongOrder: 'The first value must not be greater than the second.',
  notNumber: 'Enter a number, such as 12 or 2.5.',
  notLength: 'Enter a whole number from 1 to 100,000.',
} as const;

/** The name of each condition. Conditions on answers show the question instead. */
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

export const answerConditionLabel = 'Answer to a question';

export const conditionGroups = {
  submission: 'The submission',
  people: 'People and tags',
  days: 'Dates',
  form: 'The form and its answers',
  output: 'The output',
  origin: 'Source',
} as const satisfies Record<ConditionGroup, string>;

export const comparatorWords = {
  is: 'is',
  isNot: 'is not',
  between: 'between',
  since: 'since',
  longerThan: 'longer than',
  lessThan: 'less than',
} as const;

export const unitWords = { minutes: 'minutes', hours: 'hours', days: 'days' } as const;

/** Options of conditions with a fixed set of choices. */
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
} as const satisfies ConditionWords;

/** Saved filters. */
export const savedFilterWords = {
  title: 'Saved filters',
  menu: (name: string) => `Saved filters, current: ${name}`,
  edited: 'Edited',
  usual: { submission: 'Assigned to me, active', output: 'Issued' },
  everything: { submission: 'All submissions', output: 'All outputs' },
  isDefault: 'Default',
  save: 'Save as new filter',
  saveChanges: 'Save changes',
  name: 'Name',
  nameMissing: 'Enter a name.',
  beginWith: 'Use as my default view',
  saveButton: 'Save filter',
  saved: 'Filter saved.',
  saveFailed: 'Could not save the filter.',
  rename: 'Rename',
  renameTitle: 'Rename the filter',
  renameButton: 'Rename filter',
  renameHint: 'Enter at least 3 characters.',
  renamed: 'Filter renamed.',
  makeDefault: 'Make default view',
  madeDefault: (name: string) => `“${name}” is now your default view.`,
  dropDefault: 'Stop using as default view',
  droppedDefault: {
    submission: 'Your default view is now active submissions assigned to you.',
    output: 'Your default view is now issued outputs.',
  },
  copy: 'Copy link',
  copied: 'URL copied',
  copyFailed: 'Your browser didn’t let us copy the link. Copy this page’s address instead.',
  delete: 'Delete',
  deleteTitle: 'Delete this filter?',
  deleteText: (name: string) => `“${name}” will be removed from your saved filters. Nothing else changes.`,
  deleteButton: 'Delete filter',
  deleted: 'Filter deleted.',
  cancel: 'Cancel',
  lostDefault: (name: string) => `“${name}” is no longer your default view because you can’t access a form it uses.`,
} as const;

/** Search across all submissions. */
export const masterSearchWords = {
  label: 'Find a submission',
  hint: 'Number, name, applicant or answer',
  mode: 'How to search',
  contains: 'Contains',
  exact: 'Exact Match',
  results: 'Submissions found',
  looking: 'Searching…',
  count: (count: number) => `${plural(count, 'submission')} found`,
  none: 'No results found',
  failed: 'Something went wrong.',
  imported: 'Imported',
} as const;

/** Columns, row selection, and new rows of a list. */
export const listWords = {
  showing: (to: number, total: number) => `Showing 1-${formatCount(to)} of ${formatCount(total)}`,
  fresh: (count: number) => `${formatCount(count)} new`,
  showFresh: (count: number) => `Show ${plural(count, 'new or changed submission')}`,
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
  asBefore: 'Reset columns',
  notKept: 'We couldn’t save your columns. They’ll stay this way on this page.',
  noRoom: (count: number) => `There’s no room for ${plural(count, 'more column')}.`,
  select: (number: number) => `Select submission ${number}`,
  selectShown: 'Select all shown',
  selected: (count: number) => `${formatCount(count)} selected`,
  selectMatching: (count: number) => `Select all ${formatCount(count)} matching`,
  importedChosen: (count: number) => `${plural(count, 'imported record')} not included (read-only)`,
  unselect: 'Clear selection',
  selection: 'Selection',
  sortBy: (title: string) => `Sort by ${title}`,
  activity: 'Last Activity',
  due: 'Due',
  notDue: 'Any time',
} as const;

/** The sort order, as the list's caption names it. */
export const orderWords: Readonly<Record<SubmissionSort, readonly [descending: string, ascending: string]>> = {
  lastActivityAt: ['latest activity first', 'oldest activity first'],
  lastEditedAt: ['last edited first', 'longest unedited first'],
  lastAnswerAt: ['last answered first', 'longest unanswered first'],
  lastChangedAt: ['latest change first', 'oldest change first'],
  createdAt: ['newest first', 'oldest first'],
  dueAt: ['latest due date first', 'earliest due date first'],
  currentStepSince: ['shortest time at step first', 'longest time at step first'],
  number: ['highest number first', 'lowest number first'],
  identifier: ['by name, Z to A', 'by name, A to Z'],
  form: ['by form, Z to A', 'by form, A to Z'],
  applicant: ['by applicant, Z to A', 'by applicant, A to Z'],
  currentStep: ['by current step, Z to A', 'by current step, A to Z'],
};

export const outputOrderWords: Readonly<Record<OutputSort, readonly [descending: string, ascending: string]>> = {
  createdAt: ['newest first', 'oldest first'],
  issuedAt: ['last issued first', 'first issued first'],
  expiresAt: ['latest expiration first', 'earliest expiration first'],
  name: ['by name, Z to A', 'by name, A to Z'],
  number: ['highest number first', 'lowest number first'],
  form: ['by form, Z to A', 'by form, A to Z'],
  applicant: ['by applicant, Z to A', 'by applicant, A to Z'],
};
