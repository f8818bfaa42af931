import { Refusal } from '#domain/kernel/refusal.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** The outcome for one of many submissions. */
export type Became =
  /** `tagNames`: the tags it was done for, if it is about tags */
  | { readonly outcome: 'done'; readonly tagNames?: readonly string[] }
  /** no change was needed */
  | { readonly outcome: 'same' }
  | { readonly outcome: 'refused'; readonly reason: Omit<Problem, 'path'> };

/** By submission id. */
export type Outcomes = ReadonlyMap<string, Became>;

export const refusedFor = (code: RefusalCode): Became => ({ outcome: 'refused', reason: { code } });

/** For an operation on a single submission: throws if it was refused. */
export function ofOne(submissionId: string, outcomes: Outcomes): Became {
  const became = outcomes.get(submissionId);
  if (!became) throw new Refusal('outdated');
  if (became.outcome === 'refused') throw new Refusal(became.reason.code, became.reason.params);
  return became;
}
