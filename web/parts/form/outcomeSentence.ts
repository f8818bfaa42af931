import { failureSentences } from '#web/messages/failures.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Why something was not done, in one sentence; null when it was. A fault of the server says nothing of itself. */
export function outcomeSentence(outcome: Outcome<unknown>, fault = failureSentences.fault): string | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return outcome.message;
    case 'failed':
      return outcome.error.failure === 'fault' ? fault : failureSentences[outcome.error.failure];
    case 'invalid':
      return outcome.problems[0]?.message ?? fault;
  }
}
