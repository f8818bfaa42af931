import type { BatchAction } from '#domain/batch/batchRules.ts';

const number = (count: number): string => count.toLocaleString('en-US');
const submissions = (count: number): string => (count === 1 ? '1 submission' : `${number(count)} submissions`);
const were = (count: number): string => `${submissions(count)} ${count === 1 ? 'was' : 'were'}`;
const are = (count: number): string => `${submissions(count)} ${count === 1 ? 'is' : 'are'}`;

/** What the list offers for what is chosen; a table of them is no change of theirs. */
export type OfferedAction = Exclude<BatchAction, 'resume'> | 'export';

/** The buttons beside what is chosen. */
export const batchActionWords: Readonly<Record<OfferedAction, string>> = {
  tag: 'Add tags',
  untag: 'Remove tags',
  export: 'Export',
  assign: 'Self assign',
  unassign: 'Unassign',
  halt: 'Halt',
  delete: 'Delete',
};

/** What each does, in the middle of a sentence. */
const verbs: Readonly<Record<OfferedAction | 'resume', string>> = {
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

/** What is said first at its end, where the rest goes into a second line. */
export const batchTitleWords: Readonly<Partial<Record<BatchAction, string>>> = {
  tag: 'Tags added',
  untag: 'Tags removed',
};

/** At its end, of those with which it was done. */
export const batchDoneWords: Readonly<Record<BatchAction, (count: number, tagName: string | null) => string>> = {
  tag: (count, tagName) => `${submissions(count)}${named(tagName)}.`,
  untag: (count, tagName) => `${submissions(count)}${named(tagName)}.`,
  assign: (count) => `${are(count)} assigned to you.`,
  unassign: (count) => `${are(count)} no longer assigned to you.`,
  halt: (count) =>
    count === 1 ? '1 submission was halted successfully.' : `${number(count)} submissions were halted successfully.`,
  resume: (count) => `${were(count)} resumed.`,
  delete: (count) =>
    count === 1 ? '1 submission was deleted successfully.' : `${number(count)} submissions were deleted successfully.`,
};

/** While it goes on. */
export const batchUnderWayWords: Readonly<Record<BatchAction, (count: number) => string>> = {
  tag: (count) => `Adding tags to ${submissions(count)}`,
  untag: (count) => `Removing tags from ${submissions(count)}`,
  assign: (count) => `Assigning ${submissions(count)} to you`,
  unassign: (count) => `Unassigning ${submissions(count)}`,
  halt: (count) => `Halting ${submissions(count)}`,
  resume: (count) => `Resuming ${submissions(count)}`,
  delete: (count) => `Deleting ${submissions(count)}`,
};

/** Why there was nothing to do at some. */
const sameWords: Readonly<Record<BatchAction, (count: number) => string>> = {
  tag: (count) => `${submissions(count)} had them already.`,
  untag: (count) => `${submissions(count)} did not have them.`,
  assign: (count) => `${were(count)} assigned to you already.`,
  unassign: (count) => `${were(count)} not assigned to you.`,
  halt: (count) => `${were(count)} halted already.`,
  resume: (count) => `${were(count)} not halted.`,
  delete: (count) => `${were(count)} deleted already.`,
};

/** What is done with many submissions at once. */
export const batchWords = {
  actions: 'Actions',
  cancel: 'Cancel',
  sameWords,
  refusedCount: (action: BatchAction, count: number) => `${were(count)} not ${participles[action]}.`,
  underWayNow: {
    tag: (count: number) => `Tags are being added to ${submissions(count)}. This may take some time.`,
    untag: (count: number) => `Tags are being removed from ${submissions(count)}. This may take some time.`,
    assign: (count: number) => `${are(count)} being assigned to you. This may take some time.`,
    unassign: (count: number) => `${are(count)} being unassigned. This may take some time.`,
    halt: (count: number) => `${are(count)} being halted. This may take some time.`,
    resume: (count: number) => `${are(count)} being resumed. This may take some time.`,
    delete: (count: number) =>
      count === 1
        ? '1 submission is being deleted. This may take some time.'
        : `${number(count)} submissions are being deleted. This may take some time.`,
  } satisfies Record<BatchAction, (count: number) => string>,

  nothingTitle: (action: OfferedAction | 'resume') => `Nothing to ${verbs[action]}`,
  nothingText: 'No submissions match your search criteria. Try changing the filters.',
  nothingClose: 'Close',
  offersFailed: 'What can be done with them could not be loaded.',
  again: 'Try again',
  fault: (action: OfferedAction | 'resume') =>
    `We could not ${verbs[action]} the submissions. Try again later, or contact support via chat.`,
  faultTitle: 'Something went wrong',
  onlySome: (may: number, of: number) =>
    `You may do this with ${number(may)} of the ${number(of)}. The others stay as they are, and the report names them.`,

  tagTitle: (count: number) => `Add tags to ${submissions(count)}`,
  tagLabel: 'Tags',
  newTag: (name: string) => `New tag: ${name}`,
  untagTitle: (count: number) => `Remove tags from ${submissions(count)}`,
  untagNone: 'None of them has a tag that you can remove.',
  onSome: (name: string, count: number, of: number) =>
    count >= of ? `${name} (on all of them)` : `${name} (on ${number(count)} of ${number(of)})`,
  chooseTag: 'Choose at least one tag.',
  looking: 'Looking for tags…',
  tagsFailed: 'The tags could not be loaded.',
  working: 'Sending…',

  exportTitle: (count: number) => `Export ${submissions(count)}`,
  exportText: 'You get what you may read of them, in the order of the list.',
  showExports: 'Show exports',

  haltTitle: (count: number) => `Halt ${submissions(count)}?`,
  haltText:
    'They stand still and their time does not run until somebody of the office resumes them. Their applicants are told by email.',
  haltConfirm: (count: number) => `Halt ${submissions(count)}`,

  deleteTitle: (count: number) => `Delete ${submissions(count)}?`,
  deleteText: 'They are taken out of sight for everybody, applicants too. This cannot be undone.',
  deleteLabel: (count: number) => `Type ${number(count)} to confirm`,
  deleteChanged: (count: number) => `Meanwhile it is ${submissions(count)}.`,
  deleteConfirm: (count: number) => `Delete ${submissions(count)}`,
} as const;

/** How far it is, and what became of it. */
export const batchReportWords = {
  title: 'Work on submissions',
  percent: (percent: number) => `${percent}%`,
  notDone: 'not done',
  done: 'Done',
  failed: 'Not finished',
  open: (sentences: readonly string[]) => `Work on submissions: ${sentences.join(' ')}`,
  underWay: (what: string, percent: number) => `${what}: ${percent}%`,
  leave: 'It continues when you leave this page.',
  stop: 'Stop',
  stopNamed: (what: string) => `Stop: ${what}`,
  stopped: 'Stopped',
  notReached: (count: number) => `${were(count)} not changed.`,
  refused: (action: BatchAction, count: number) => `${were(count)} not ${participles[action]}:`,
  moreRefused: (count: number) => `and ${number(count)} more`,
  gone: 'One that is gone',
  number: (scopedId: number) => `#${scopedId}`,
  show: 'Show report',
  undo: 'Undo',
  dismiss: 'Dismiss',
  dismissNamed: (what: string) => `Dismiss: ${what}`,
  loadFailed: 'The report could not be loaded.',
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
