import { savedFilterWords } from '#messages/lists/filterWords.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Turns a network failure into a message about the filter. */
export const withSaveFailure = <Done>(outcome: Outcome<Done>): Outcome<Done> =>
  outcome.kind === 'failed' ? { kind: 'refused', code: '', message: savedFilterWords.saveFailed } : outcome;
