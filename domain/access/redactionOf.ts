import { decide, type Facts } from '#domain/access/decide.ts';

/** How an answer is shown: with its content, only as existing, or not at all. */
export type Redaction = 'full' | 'redacted' | 'hidden';

export function redactionOf(facts: Facts<'answer'>): Redaction {
  if (decide('viewAnswer', facts)) return 'full';
  return decide('seeThatAnswerExists', facts) ? 'redacted' : 'hidden';
}
