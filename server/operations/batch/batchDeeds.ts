import type { BatchAction } from '#domain/batch/batchRules.ts';
import type { Audience } from '#domain/submission/obstacles.ts';
import type { Tx } from '#server/operations/operation.ts';
import { makeFree, makeResponsible } from '#server/operations/submission/assignment.ts';
import type { Outcomes } from '#server/operations/submission/Became.ts';
import { takeOutOfSight } from '#server/operations/submission/deleteSubmission.ts';
import { letGoOn, letStand } from '#server/operations/submission/haltSubmission.ts';
import { putTagsNamed } from '#server/operations/tag/putTagsNamed.ts';
import { takeOffTags } from '#server/operations/tag/tagSubmission.ts';

export interface BatchPart {
  readonly submissionId: string;
  /** the role in which the person acts on it */
  readonly audience: Audience;
  /** empty if the action isn't about tags */
  readonly tagNames: readonly string[];
}

type Deed = (tx: Tx, parts: readonly BatchPart[], userId: string) => Promise<Outcomes>;

const idsOf = (parts: readonly BatchPart[]): string[] => parts.map(({ submissionId }) => submissionId);

/** What each batch action does. The rules are the same as for a single submission. */
export const batchDeeds: Readonly<Record<BatchAction, Deed>> = {
  tag: (tx, parts) => putTagsNamed(tx, parts),
  untag: (tx, parts) => {
    const names = new Map(parts.map(({ submissionId, tagNames }) => [submissionId, tagNames]));
    return takeOffTags(tx, idsOf(parts), (id) => names.get(id) ?? []);
  },
  assign: (tx, parts, userId) => makeResponsible(tx, { submissionIds: idsOf(parts), userId }),
  unassign: (tx, parts, userId) => makeFree(tx, { submissionIds: idsOf(parts), userId }),
  halt: (tx, parts) => letStand(tx, parts),
  resume: (tx, parts) => letGoOn(tx, parts),
  delete: (tx, parts) => takeOutOfSight(tx, idsOf(parts)),
};
