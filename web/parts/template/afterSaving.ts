import type { Outcome } from '#web/relay/Outcome.ts';

/** What a saved control does once the server has answered. */
export type AfterSaving = 'showSaved' | 'keepTyped' | 'offerRetry' | 'showClash' | 'sendNewer';

interface Saved {
  /** true for text, false for a choice */
  readonly isTyped: boolean;
  /** true if the value changed again during the save */
  readonly hasNewer: boolean;
}

/**
 * Typed text is never thrown away: after a failed request it stays with 'Save again', and refused text stays to be
 * corrected. A choice that was not saved rolls back to the saved one, because one press makes it again.
 */
export function afterSaving(outcome: Outcome<unknown>, { isTyped, hasNewer }: Saved): AfterSaving {
  if (outcome.kind === 'failed' && isTyped) return 'offerRetry';
  if (outcome.kind === 'refused' && outcome.code === 'textChanged') return 'showClash';
  if (hasNewer) return 'sendNewer';
  return outcome.kind === 'done' || !isTyped ? 'showSaved' : 'keepTyped';
}
