import { confirmCountProblems } from '#domain/filter/lists.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { maxTagsOfSubmission, normaliseTag, tagProblems } from '#domain/tag/tag.ts';

/** Actions on many submissions at once. `assign` and `unassign` apply to the person who requests them. */
export const batchActions = ['tag', 'untag', 'assign', 'unassign', 'halt', 'resume', 'delete'] as const;
export type BatchAction = (typeof batchActions)[number];

/** Limits per batch, in total and for submissions listed by id. */
export const maxBatchSize = 10_000;
export const maxSubmissionIdsInBatch = 2_000;
/** Per person. */
export const maxRunningBatches = 3;
/** How many refusals are reported individually. The rest are only counted. */
export const maxListedRefusals = 100;

/** The right needed at each submission. */
export const batchPermission = {
  tag: 'manageTags',
  untag: 'manageTags',
  assign: 'assignPeople',
  unassign: 'assignPeople',
  halt: 'haltSubmission',
  resume: 'resumeSubmission',
  delete: 'deleteSubmission',
} as const satisfies Record<BatchAction, string>;

/** The action that undoes it; null for delete, which can't be undone. */
export const inverseBatchAction: Readonly<Record<BatchAction, BatchAction | null>> = {
  tag: 'untag',
  untag: 'tag',
  assign: 'unassign',
  unassign: 'assign',
  halt: 'resume',
  resume: 'halt',
  delete: null,
};

/** The work at one submission. */
export interface BatchWork {
  readonly submissionId: string;
  /** empty unless the action is about tags */
  readonly tagNames: readonly string[];
}

export interface BatchDraft {
  readonly action: BatchAction;
  readonly work: readonly BatchWork[];
  /** the number of submissions, as typed by a person or sent by a program */
  readonly confirmCount: string | null;
  /** the submissions come from a filter rather than a list of ids */
  readonly isFiltered: boolean;
}

const isAboutTags = (action: BatchAction): boolean => action === 'tag' || action === 'untag';

/** Problems with a requested batch. */
export function batchProblems(draft: BatchDraft): Problem[] {
  const { action, work } = draft;
  if (work.length === 0) return [{ path: 'submissionIds', code: 'batchEmpty' }];
  if (work.length > maxBatchSize)
    return [{ path: 'submissionIds', code: 'batchTooLarge', params: { max: maxBatchSize } }];
  return [...(isAboutTags(action) ? batchTagProblems(work) : []), ...countProblems(draft)];
}

/** A missing or empty filter matches everything, so the caller must confirm the number of submissions. */
function countProblems({ action, work: { length: count }, confirmCount, isFiltered }: BatchDraft): Problem[] {
  if (action === 'delete') return confirmCountProblems(confirmCount ?? '', count);
  if (confirmCount === null) return isFiltered ? [{ path: 'confirmCount', code: 'confirmCountMissing' }] : [];
  const isRight = confirmCountProblems(confirmCount, count).length === 0;
  return isRight ? [] : [{ path: 'confirmCount', code: 'matchingCountDiffers', params: { count } }];
}

function batchTagProblems(work: readonly BatchWork[]): Problem[] {
  const names = new Set(work.flatMap(({ tagNames }) => tagNames));
  if (work.some(({ tagNames }) => tagNames.length === 0)) return tagProblems('', 'tagNames');
  if (work.some(({ tagNames }) => tagNames.length > maxTagsOfSubmission))
    return [{ path: 'tagNames', code: 'submissionTagsFull', params: { max: maxTagsOfSubmission } }];
  return [...names].flatMap((name) => tagProblems(name, 'tagNames')).slice(0, 1);
}

/** Each submission once, with its normalized tags; without tags if the action is not about tags. */
export function batchWork(action: BatchAction, requested: readonly BatchWork[]): readonly BatchWork[] {
  const bySubmission = new Map<string, Set<string>>();
  for (const { submissionId, tagNames } of requested) {
    const tags = bySubmission.get(submissionId) ?? new Set<string>();
    bySubmission.set(submissionId, tags);
    if (isAboutTags(action)) for (const name of tagNames) tags.add(normaliseTag(name));
  }
  // sorted, so that two batches that lock several tags can't deadlock
  return [...bySubmission].map(([submissionId, tags]) => ({ submissionId, tagNames: [...tags].toSorted() }));
}

/** The one tag of the batch, if it is the same for all submissions. */
export function tagOfBatch(work: readonly BatchWork[]): string | null {
  const [name, ...others] = new Set(work.flatMap(({ tagNames }) => tagNames));
  return others.length === 0 ? (name ?? null) : null;
}
