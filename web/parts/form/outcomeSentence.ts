import { formatInstant } from '#domain/kernel/instants.ts';
import { failureSentences, rateLimitedUntil } from '#messages/shell/failureWords.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { RequestError } from '#web/relay/requestError.ts';

function sentenceOf({ failure, againAt }: RequestError, fault: string): string {
  if (failure === 'fault') return fault;
  if (againAt !== null) return rateLimitedUntil(formatInstant(againAt, browserTimeZone()));
  return failureSentences[failure];
}

/** Why a mutation failed, or null if it succeeded. Server faults get a generic message. */
export function outcomeSentence(outcome: Outcome<unknown>, fault = failureSentences.fault): string | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return outcome.message;
    case 'failed':
      return sentenceOf(outcome.error, fault);
    case 'invalid':
      return outcome.problems[0]?.message ?? fault;
  }
}
