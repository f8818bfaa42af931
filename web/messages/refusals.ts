import type { RefusalCode } from '#domain/kernel/codes.ts';
import type { RefusalParams } from '#domain/kernel/refusal.ts';

type Sentence = string | ((params: RefusalParams) => string);

/** What a person reads when a rule refuses: exactly one sentence a code. REST and mail answer the same ones. */
const sentences: Record<RefusalCode, Sentence> = {
  // kernel
  blank: 'cannot be left blank',
  tooLong: ({ max }) => `must be at most ${max} characters`,
  outdated:
    'The information on this page is out of date. Someone else may have updated it. Please refresh the page.',
  tooManyRequests: "You're doing that too much. Wait a moment before trying again.",
};

export function refusalSentence(code: RefusalCode, params: RefusalParams = {}): string {
  const sentence = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(params);
}
