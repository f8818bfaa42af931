import { failureSentences } from '#web/messages/failures.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Why something was not done, in one sentence; null when it was. */
export function outcomeSentence(outcome: Outcome<unknown>): string | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return outcome.message;
    case 'failed':
      return failureSentences[outcome.error.failure];
    case 'invalid':
      return outcome.problems[0]?.message ?? failureSentences.fault;
  }
}
