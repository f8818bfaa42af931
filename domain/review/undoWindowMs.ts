import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** How long a reviewer can undo a review before it counts. Decision 0166. */
export const undoWindowMs = 10_000;

/** Why a deferred review doesn't count: the reviewer undid it, or it was refused when its time came. */
export type DeferralEnd = 'undone' | RefusalCode;
