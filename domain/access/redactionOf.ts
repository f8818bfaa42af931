import { decide, type Facts } from '#domain/access/decide.ts';

/** How an answer is shown: with its content, as 'there is something here that you may not read', or not at all. */
export type Redaction = 'full' | 'redacted' | 'hidden';

export function redactionOf(facts: Facts<'answer'>): Redaction {
  if (decide('viewAnswer', facts)) return 'full';
  return decide('seeThatAnswerExists', facts) ? 'redacted' : 'hidden';
}
