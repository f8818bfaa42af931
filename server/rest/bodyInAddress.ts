import type { Problem } from '#domain/kernel/refusal.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { namesOf } from '#server/rest/namesOf.ts';

type Judge = (query: Readonly<Record<string, unknown>>) => readonly Problem[];

/**
 * What an address collects is ignored, but not a name of the body: whoever writes `?amount=1.00` means an amount, and it
 * must not be done as if they had named none. Decision 0017.
 */
export function bodyInAddress({ method, body, query }: Endpoint): Judge {
  if (method === 'GET') return () => [];
  const [ofBody, ofQuery] = [namesOf(body), namesOf(query)];
  return (asked) =>
    Object.keys(asked).flatMap((path) =>
      ofBody.has(path) && !ofQuery.has(path) ? [{ path, code: 'belongsInBody' as const }] : [],
    );
}
