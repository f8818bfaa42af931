import type { Problem } from '#domain/kernel/refusal.ts';
import type { Endpoint, RestRequest } from '#server/rest/endpoint.ts';

/** A body value that repeats a parameter must match it: a caller who names two objects means only one of them. */
export function mismatchedRepeats(
  repeats: Endpoint['repeats'] = {},
  { params, body }: RestRequest<unknown, unknown>,
): readonly Problem[] {
  return Object.entries(repeats).flatMap(([path, name]) => {
    const said = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], body);
    const isSame = said === undefined || said === plain(params[name]);
    return isSame ? [] : [{ path, code: 'saidOtherwise' as const }];
  });
}

/** Parameters may be global IDs; bodies have plain ones. */
const plain = (id: string | undefined): string | undefined => id?.slice(id.indexOf(':') + 1);
