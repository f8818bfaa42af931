import type { BatchAction } from '#domain/batch/batchRules.ts';
import type { Audience } from '#domain/submission/obstacles.ts';
import type { Tx } from '#server/operations/operation.ts';
import { unassignSubmissions, assignSubmissions } from '#server/operations/submission/assignment.ts';
import { deleteSubmissions } from '#server/operations/submission/deleteSubmission.ts';
import { resumeSubmissions, haltSubmissions } from '#server/operations/submission/haltSubmission.ts';
import type { SubmissionResults } from '#server/operations/submission/SubmissionResult.ts';
import { addTagsByName } from '#server/operations/tag/addTagsByName.ts';
import { removeTags } from '#server/operations/tag/tagSubmission.ts';

export interface BatchPart {
  readonly submissionId: string;
  /** the role in which the person acts on it */
  readonly audience: Audience;
  /** empty if the action isn't about tags */
  readonly tagNames: readonly string[];
}

type BatchActionHandler = (tx: Tx, parts: readonly BatchPart[], userId: string) => Promise<SubmissionResults>;

const idsOf = (parts: readonly BatchPart[]): string[] => parts.map(({ submissionId }) => submissionId);

/** What each batch action does. The rules are the same as for a single submission. */
export const batchActionHandlers: Readonly<Record<BatchAction, BatchActionHandler>> = {
  tag: (tx, parts) => addTagsByName(tx, parts),
  untag: (tx, parts) => {
    const names = new Map(parts.map(({ submissionId, tagNames }) => [submissionId, tagNames]));
    return removeTags(tx, idsOf(parts), (id) => names.get(id) ?? []);
  },
  assign: (tx, parts, userId) => assignSubmissions(tx, { submissionIds: idsOf(parts), userId }),
  unassign: (tx, parts, userId) => unassignSubmissions(tx, { submissionIds: idsOf(parts), userId }),
  halt: (tx, parts) => haltSubmissions(tx, parts),
  resume: (tx, parts) => resumeSubmissions(tx, parts),
  delete: (tx, parts) => deleteSubmissions(tx, idsOf(parts)),
};
