import type { ResponsePath } from '#server/rest/endpoint.ts';

/**
 * Picks the response out of the data. Undefined if a path ends before its last step, because the object doesn't
 * exist.
 */
export function pickResponse(data: unknown, answer: ResponsePath): unknown {
  if (typeof answer === 'string') {
    const found = answer.split(' | ').map((path) => follow(data, path === '' ? [] : path.split('.')));
    return found.find((one) => one !== undefined && one !== null) ?? found.find((one) => one !== undefined);
  }
  const picked = Object.entries(answer).map(([name, inner]) => [name, pickResponse(data, inner)] as const);
  return picked.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(picked);
}

function follow(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (value === null || value === undefined) return undefined;
  if (step === '*') return Array.isArray(value) ? value.map((item) => follow(item, rest)) : undefined;
  return follow((value as Record<string, unknown>)[step], rest);
}
