import { savedFilterWords } from '#messages/lists/filterWords.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** What did not come through is said about the filter, not about the way there. */
export const couldNotSave = <Done>(outcome: Outcome<Done>): Outcome<Done> =>
  outcome.kind === 'failed' ? { kind: 'refused', code: '', message: savedFilterWords.saveFailed } : outcome;
