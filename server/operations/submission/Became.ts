import { Refusal } from '#domain/kernel/refusal.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** What became of one of many submissions. */
export type Became =
  /** `tagNames`: those at which it was done, where it is about tags */
  | { readonly outcome: 'done'; readonly tagNames?: readonly string[] }
  /** nothing was to be done */
  | { readonly outcome: 'same' }
  | { readonly outcome: 'refused'; readonly reason: Omit<Problem, 'path'> };

/** By the id of the submission. */
export type Outcomes = ReadonlyMap<string, Became>;

export const refusedFor = (code: RefusalCode): Became => ({ outcome: 'refused', reason: { code } });

/** For whoever asked about one alone: a refusal is theirs. */
export function ofOne(submissionId: string, outcomes: Outcomes): Became {
  const became = outcomes.get(submissionId);
  if (!became) throw new Refusal('outdated');
  if (became.outcome === 'refused') throw new Refusal(became.reason.code, became.reason.params);
  return became;
}
