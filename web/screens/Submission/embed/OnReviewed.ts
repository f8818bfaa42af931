import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';

/** Called after the viewer's decision. `undo` works for a few seconds, even on another page. */
export type OnReviewed = (departure: GuardedNavigation, outcome: ReviewOutcome, undo: () => Promise<boolean>) => void;
