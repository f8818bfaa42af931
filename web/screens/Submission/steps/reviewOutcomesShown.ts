import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';

/** Mildest first. */
export const reviewOutcomesShown = [
  'approved',
  'changes_requested',
  'rejected',
] as const satisfies readonly ReviewOutcome[];

/** 1, 2, and 3, in the order shown. */
export const keyOfOutcome = (outcome: ReviewOutcome): string => String(reviewOutcomesShown.indexOf(outcome) + 1);

export const outcomeOfKey = (key: string): ReviewOutcome | null =>
  reviewOutcomesShown.find((outcome) => keyOfOutcome(outcome) === key) ?? null;
