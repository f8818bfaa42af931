import { confirmCountProblems } from '#domain/filter/lists.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { mostTagsOfSubmission, normaliseTag, tagProblems } from '#domain/tag/tag.ts';

/** What can be done with many submissions at once. `assign` and `unassign` are about whoever asks. */
export const batchActions = ['tag', 'untag', 'assign', 'unassign', 'halt', 'resume', 'delete'] as const;
export type BatchAction = (typeof batchActions)[number];

/** Of one batch, and of those that are named one by one. */
export const mostInBatch = 10_000;
export const mostNamedInBatch = 2_000;
/** Of one person at a time. */
export const mostRunningBatches = 3;
/** Refusals that are told one by one; of the rest only the number is. */
export const mostToldRefusals = 100;

/** What somebody must be allowed at each submission. */
export const rightOfBatch = {
  tag: 'manageTags',
  untag: 'manageTags',
  assign: 'assignPeople',
  unassign: 'assignPeople',
  halt: 'haltSubmission',
  resume: 'resumeSubmission',
  delete: 'deleteSubmission',
} as const satisfies Record<BatchAction, string>;

/** What takes it back; nothing brings back what was deleted. */
export const inverseOfBatch: Readonly<Record<BatchAction, BatchAction | null>> = {
  tag: 'untag',
  untag: 'tag',
  assign: 'unassign',
  unassign: 'assign',
  halt: 'resume',
  resume: 'halt',
  delete: null,
};

/** What is done at one of them. */
export interface BatchWork {
  readonly submissionId: string;
  /** empty where it is about no tags */
  readonly tagNames: readonly string[];
}

export interface BatchDraft {
  readonly action: BatchAction;
  readonly work: readonly BatchWork[];
  /** the number of submissions, as the person typed it or the program sent it */
  readonly confirmCount: string | null;
  /** the submissions are those that match a filter, rather than named ones */
  readonly isFiltered: boolean;
}

const isAboutTags = (action: BatchAction): boolean => action === 'tag' || action === 'untag';

/** Why it cannot be done as it is asked for. */
export function batchProblems(draft: BatchDraft): Problem[] {
  const { action, work } = draft;
  if (work.length === 0) return [{ path: 'submissionIds', code: 'batchEmpty' }];
  if (work.length > mostInBatch)
    return [{ path: 'submissionIds', code: 'batchTooLarge', params: { max: mostInBatch } }];
  return [...(isAboutTags(action) ? batchTagProblems(work) : []), ...countProblems(draft)];
}

/** A filter that was forgotten or left empty matches everything, so its caller must say how many submissions that is. */
function countProblems({ action, work: { length: count }, confirmCount, isFiltered }: BatchDraft): Problem[] {
  if (action === 'delete') return confirmCountProblems(confirmCount ?? '', count);
  if (confirmCount === null) return isFiltered ? [{ path: 'confirmCount', code: 'confirmCountMissing' }] : [];
  const isRight = confirmCountProblems(confirmCount, count).length === 0;
  return isRight ? [] : [{ path: 'confirmCount', code: 'matchingCountDiffers', params: { count } }];
}

function batchTagProblems(work: readonly BatchWork[]): Problem[] {
  const names = new Set(work.flatMap(({ tagNames }) => tagNames));
  if (work.some(({ tagNames }) => tagNames.length === 0)) return tagProblems('', 'tagNames');
  if (work.some(({ tagNames }) => tagNames.length > mostTagsOfSubmission))
    return [{ path: 'tagNames', code: 'submissionTagsFull', params: { max: mostTagsOfSubmission } }];
  return [...names].flatMap((name) => tagProblems(name, 'tagNames')).slice(0, 1);
}

/** Each submission once, with its tags as the team writes them; without tags where it is about none. */
export function batchWork(action: BatchAction, asked: readonly BatchWork[]): readonly BatchWork[] {
  const bySubmission = new Map<string, Set<string>>();
  for (const { submissionId, tagNames } of asked) {
    const tags = bySubmission.get(submissionId) ?? new Set<string>();
    bySubmission.set(submissionId, tags);
    if (isAboutTags(action)) for (const name of tagNames) tags.add(normaliseTag(name));
  }
  // in one order everywhere: two who hold several tags do not wait for each other
  return [...bySubmission].map(([submissionId, tags]) => ({ submissionId, tagNames: [...tags].toSorted() }));
}

/** The tag that it is about, where it is the same one everywhere. */
export function tagOfBatch(work: readonly BatchWork[]): string | null {
  const [name, ...others] = new Set(work.flatMap(({ tagNames }) => tagNames));
  return others.length === 0 ? (name ?? null) : null;
}
