import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { ResourceKind } from '#domain/access/decide.ts';
import { createAccess, type Access } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';

/** Something that a request names. */
export interface NamedResource {
  readonly kind: ResourceKind;
  readonly id: string;
}

/** Gives whoever asks, once that is known, what was found out beforehand; or begins anew for another. */
export type AccessFor = (principal: Principal) => Access;

export interface AccessPrefetch {
  /** asks what the person of last time is to the thing that is named, while somebody finds out who asks this time */
  ask(cookie: string | null, named: NamedResource | null): AccessFor;
}

const mostRemembered = 10_000;

/**
 * Who asks is read with every request, and then what they are to the thing that they name: two round trips one after
 * the other. Most often it is who asked a moment ago, so both are asked at once. Nothing is decided by memory: what was
 * asked ahead, of the database and for this request, counts only for the very same person with the very same roles.
 * Decision 0003.
 */
export function createAccessPrefetch(pool: Pool): AccessPrefetch {
  const lastTime = new Map<string, Principal>();

  const remember = (cookieDigest: string, principal: Principal): void => {
    lastTime.delete(cookieDigest);
    if (principal.userId === null) return;
    lastTime.set(cookieDigest, principal);
    const [oldest] = lastTime.keys();
    if (lastTime.size > mostRemembered && oldest !== undefined) lastTime.delete(oldest);
  };

  return {
    ask(cookie, named) {
      if (cookie === null || named === null) return (principal) => createAccess(pool, principal);
      const cookieDigest = digestOf(cookie);
      const expected = lastTime.get(cookieDigest);
      const prefetched = expected && createAccess(pool, expected);
      // what fails is kept, and told to whoever asks for it
      prefetched?.contextOfResource(named.kind, named.id).catch(() => undefined);
      return (principal) => {
        if (prefetched && isDeepStrictEqual(principal, expected)) return prefetched;
        remember(cookieDigest, principal);
        return createAccess(pool, principal);
      };
    },
  };
}

/** A cookie is a secret: it is not kept. */
const digestOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
