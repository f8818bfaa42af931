import type { Problem } from '#domain/kernel/refusal.ts';

/** The sentences of all refusals are long: they come when a form stands, not before. */
export async function loadRefusalWords(): Promise<(problem: Problem) => string> {
  const { refusalSentence } = await import('#messages/shell/refusalSentence.ts');
  return ({ code, params }) => refusalSentence(code, params);
}
