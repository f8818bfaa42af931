import type { Problem } from '#domain/kernel/refusal.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { topLevelNames } from '#server/rest/topLevelNames.ts';

type Judge = (query: Readonly<Record<string, unknown>>) => readonly Problem[];

/**
 * Unknown query parameters are ignored, but not names of the body. A caller who writes `?amount=1.00` means an
 * amount, and the call must not run as if none were given. Decision 0017.
 */
export function bodyNamesInQuery({ method, body, query }: Endpoint): Judge {
  if (method === 'GET') return () => [];
  const [ofBody, ofQuery] = [topLevelNames(body), topLevelNames(query)];
  return (query) =>
    Object.keys(query).flatMap((path) =>
      ofBody.has(path) && !ofQuery.has(path) ? [{ path, code: 'belongsInBody' as const }] : [],
    );
}
