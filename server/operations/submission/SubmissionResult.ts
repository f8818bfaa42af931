import { Refusal } from '#domain/kernel/refusal.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** The outcome for one of many submissions. */
export type SubmissionResult =
  /** `tagNames`: the tags it was done for, if it is about tags */
  | { readonly outcome: 'done'; readonly tagNames?: readonly string[] }
  /** no change was needed */
  | { readonly outcome: 'same' }
  | { readonly outcome: 'refused'; readonly reason: Omit<Problem, 'path'> };

/** By submission id. */
export type SubmissionResults = ReadonlyMap<string, SubmissionResult>;

export const refusedFor = (code: RefusalCode): SubmissionResult => ({ outcome: 'refused', reason: { code } });

/** For an operation on a single submission: throws if it was refused. */
export function singleSubmissionResult(submissionId: string, outcomes: SubmissionResults): SubmissionResult {
  const became = outcomes.get(submissionId);
  if (!became) throw new Refusal('outdated');
  if (became.outcome === 'refused') throw new Refusal(became.reason.code, became.reason.params);
  return became;
}
