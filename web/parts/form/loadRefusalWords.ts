import type { Problem } from '#domain/kernel/refusal.ts';

/** Refusal messages are a large chunk, so they load after the form has rendered. */
export async function loadRefusalWords(): Promise<(problem: Problem) => string> {
  const { refusalSentence } = await import('#messages/shell/refusalSentence.ts');
  return ({ code, params }) => refusalSentence(code, params);
}
