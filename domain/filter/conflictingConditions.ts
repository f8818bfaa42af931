import { submissionConditions } from '#domain/filter/conditions.ts';
import type { RowStatus } from '#domain/filter/defineCondition.ts';
import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';

function statusesOf(condition: SubmissionCondition): readonly RowStatus[] {
  const { holdsFor } = submissionConditions[condition.field];
  return (holdsFor as (condition: SubmissionCondition) => readonly RowStatus[])(condition);
}

export type ConflictingConditions = readonly [SubmissionCondition, SubmissionCondition];

/** The first two conditions that can never both hold. */
export function conflictingConditions(filter: SubmissionFilter): ConflictingConditions | null {
  for (const [at, one] of filter.entries()) {
    const wanted = statusesOf(one);
    const other = filter.slice(at + 1).find((each) => !statusesOf(each).some((own) => wanted.includes(own)));
    if (other) return [one, other];
  }
  return null;
}
