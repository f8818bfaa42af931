import type { BatchAction } from '#domain/batch/batchRules.ts';
import { formatCount as number, plural } from '#domain/kernel/plural.ts';

const submissions = (count: number): string => plural(count, 'submission');
const were = (count: number): string => `${submissions(count)} ${count === 1 ? 'was' : 'were'}`;
const are = (count: number): string => `${submissions(count)} ${count === 1 ? 'is' : 'are'}`;

/** The actions offered for the selected rows. An export changes nothing, so it isn't a batch action. */
export type AvailableBatchAction = Exclude<BatchAction, 'resume'> | 'export';

/** The buttons of the selection bar. */
export const batchActionWords: Readonly<Record<AvailableBatchAction, string>> = {
  tag: 'Add tags',
  untag: 'Remove tags',
  export: 'Export',
  assign: 'Self assign',
  unassign: 'Unassign',
  halt: 'Halt',
  delete: 'Delete',
};

/** Each action as a verb within a sentence. */
const verbs: Readonly<Record<AvailableBatchAction | 'resume', string>> = {
  tag: 'tag',
  untag: 'untag',
  export: 'export',
  assign: 'assign',
  unassign: 'unassign',
  halt: 'halt',
  resume: 'resume',
  delete: 'delete',
};

const named = (tagName: string | null): string => (tagName === null ? '' : `: ${tagName}`);

/** Titles of finished actions whose details follow on a second line. */
export const batchTitleWords: Readonly<Partial<Record<BatchAction, string>>> = {
  tag: 'Tags added',
  untag: 'Tags removed',
};

/** The result for submissions that were changed. */
export const batchDoneWords: Readonly<Record<BatchAction, (count: number, tagName: string | null) => string>> = {
  tag: (count, tagName) => `${submissions(count)}${named(tagName)}.`,
  untag: (count, tagName) => `${submissions(count)}${named(tagName)}.`,
  assign: (count) => `${are(count)} assigned to you.`,
  unassign: (count) => `${are(count)} no longer assigned to you.`,
  halt: (count) => `${were(count)} halted successfully.`,
  resume: (count) => `${were(count)} resumed.`,
  delete: (count) => `${were(count)} deleted successfully.`,
};

/** While the action runs. */
export const batchProgressWords: Readonly<Record<BatchAction, (count: number) => string>> = {
  tag: (count) => `Adding tags to ${submissions(count)}`,
  untag: (count) => `Removing tags from ${submissions(count)}`,
  assign: (count) => `Assigning ${submissions(count)} to you`,
  unassign: (count) => `Unassigning ${submissions(count)}`,
  halt: (count) => `Halting ${submissions(count)}`,
  resume: (count) => `Resuming ${submissions(count)}`,
  delete: (count) => `Deleting ${submissions(count)}`,
};

/** The result for submissions that needed no change. */
const sameWords: Readonly<Record<BatchAction, (count: number) => string>> = {
  tag: (count) => `${submissions(count)} already had them.`,
  untag: (count) => `${submissions(count)} didn’t have them.`,
  assign: (count) => `${were(count)} already assigned to you.`,
  unassign: (count) => `${were(count)} not assigned to you.`,
  halt: (count) => `${were(count)} already on hold.`,
  resume: (count) => `${were(count)} not on hold.`,
  delete: (count) => `${were(count)} already deleted.`,
};

/** Batch actions on submissions. */
export const batchWords = {
  actions: 'Actions',
  cancel: 'Cancel',
  sameWords,
  refusedCount: (action: BatchAction, count: number) => `${were(count)} not ${participles[action]}.`,
  inProgressNow: {
    tag: (count: number) => `Tags are being added to ${submissions(count)}. This may take some time.`,
    untag: (count: number) => `Tags are being removed from ${submissions(count)}. This may take some time.`,
    assign: (count: number) => `${are(count)} being assigned to you. This may take some time.`,
    unassign: (count: number) => `${are(count)} being unassigned. This may take some time.`,
    halt: (count: number) => `${are(count)} being halted. This may take some time.`,
    resume: (count: number) => `${are(count)} being resumed. This may take some time.`,
    delete: (count: number) => `${are(count)} being deleted. This may take some time.`,
  } satisfies Record<BatchAction, (count: number) => string>,

  nothingTitle: (action: AvailableBatchAction | 'resume') => `Nothing to ${verbs[action]}`,
  nothingText: 'No submissions match your search criteria. Try changing the filters.',
  nothingClose: 'Close',
  offersFailed: 'We couldn’t load the available actions.',
  again: 'Try again',
  fault: (action: AvailableBatchAction | 'resume') =>
    `We couldn’t ${verbs[action]} the submissions. Try again later, or contact support via chat.`,
  faultTitle: 'Something went wrong',
  onlySome: (may: number, of: number) =>
    `You can do this for ${number(may)} of the ${number(of)} selected. The others won’t change, and the report will list them.`,

  tagTitle: (count: number) => `Add tags to ${submissions(count)}`,
  tagLabel: 'Tags',
  newTag: (name: string) => `New tag: ${name}`,
  untagTitle: (count: number) => `Remove tags from ${submissions(count)}`,
  untagNone: 'None of these submissions has a tag you can remove.',
  onSome: (name: string, count: number, of: number) =>
    count >= of ? `${name} (on all of them)` : `${name} (on ${number(count)} of ${number(of)})`,
  chooseTag: 'Choose at least one tag.',
  looking: 'Looking for tags…',
  tagsFailed: 'We couldn’t load the tags.',
  working: 'Sending…',

  exportTitle: (count: number) => `Export ${submissions(count)}`,
  exportText: 'The export includes everything you can read, in the order of the list.',
  showExports: 'Show exports',

  haltTitle: (count: number) => `Halt ${submissions(count)}?`,
  haltText:
    'They will be put on hold and their clocks paused until a staff member resumes them. Applicants will be notified by email.',
  haltConfirm: (count: number) => `Halt ${submissions(count)}`,

  deleteTitle: (count: number) => `Delete ${submissions(count)}?`,
  deleteText: 'They will no longer be visible to anyone, including applicants. You can’t undo this.',
  deleteLabel: (count: number) => `Type ${number(count)} to confirm`,
  deleteChanged: (count: number) => `The selection has changed: it now includes ${submissions(count)}.`,
  deleteConfirm: (count: number) => `Delete ${submissions(count)}`,
} as const;

/** Progress and results of batch actions. */
export const batchReportWords = {
  title: 'Batch actions',
  percent: (percent: number) => `${percent}%`,
  notDone: 'not done',
  done: 'Done',
  failed: 'Not finished',
  open: (sentences: readonly string[]) => `Batch actions: ${sentences.join(' ')}`,
  inProgress: (what: string, percent: number) => `${what}: ${percent}%`,
  leave: 'You can leave this page. The action will continue.',
  stop: 'Stop',
  stopNamed: (what: string) => `Stop: ${what}`,
  stopTitle: 'Stop this batch action?',
  stopText: (action: BatchAction) =>
    `Submissions that are already ${participles[action]} stay that way. The others won’t be changed.`,
  stopConfirm: 'Stop batch action',
  stopCancel: 'Continue batch action',
  stopped: 'Stopped',
  notReached: (count: number) => `${were(count)} not changed.`,
  refused: (action: BatchAction, count: number) => `${were(count)} not ${participles[action]}:`,
  moreRefused: (count: number) => `and ${number(count)} more`,
  gone: 'A deleted submission',
  number: (scopedId: number) => `#${scopedId}`,
  show: 'Show report',
  undo: 'Undo',
  dismiss: 'Dismiss',
  dismissNamed: (what: string) => `Dismiss: ${what}`,
  loadFailed: 'We couldn’t load the report.',
  again: 'Try again',
} as const;

const participles: Readonly<Record<BatchAction, string>> = {
  tag: 'tagged',
  untag: 'untagged',
  assign: 'assigned',
  unassign: 'unassigned',
  halt: 'halted',
  resume: 'resumed',
  delete: 'deleted',
};
