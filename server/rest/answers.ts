import type { Answer } from '#server/rest/endpoint.ts';

/** Picks the answer out of the data. A path that ends in nothing answers null: there is no such thing. */
export function pick(data: unknown, answer: Answer): unknown {
  if (typeof answer === 'string') return follow(data, answer === '' ? [] : answer.split('.'));
  return Object.fromEntries(Object.entries(answer).map(([name, inner]) => [name, pick(data, inner)]));
}

function follow(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (value === null || value === undefined) return null;
  if (step === '*') return Array.isArray(value) ? value.map((item) => follow(item, rest)) : null;
  return follow((value as Record<string, unknown>)[step], rest);
}
