import type { IncomingHttpHeaders } from 'node:http';
import { createAccess } from '#server/access/access.ts';
import { stranger, type Principal } from '#server/access/principal.ts';
import { anonymous, type Actor } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { Services } from '#server/services.ts';
import { readApiToken } from '#server/sessions/apiTokens.ts';

/** The few headers that decide who asks, from whichever door. */
export interface Caller {
  readonly cookie: string | null;
  readonly authorization: string | null;
  readonly userAgent: string | null;
  readonly address: string;
  readonly setCookie: (cookie: string) => void;
}

interface Identity {
  readonly actor: Actor;
  readonly principal: Principal;
}

/** Who asks and what they may do. A token that does not hold is a stranger, never its owner's session. */
export async function requestContext(services: Services, caller: Caller): Promise<RequestContext> {
  const { actor, principal } = await identify(services, caller);
  return {
    services,
    actor,
    access: createAccess(services.pool, principal),
    client: { address: caller.address, userAgent: caller.userAgent },
    cookies: { set: caller.setCookie },
  };
}

async function identify(services: Services, caller: Caller): Promise<Identity> {
  if (caller.authorization) {
    const token = await readApiToken(services, caller.authorization);
    return token ?? { actor: anonymous, principal: stranger };
  }
  const signedIn = await services.sessions.read(caller.cookie);
  if (!signedIn) return { actor: anonymous, principal: stranger };
  if (signedIn.cookie) caller.setCookie(signedIn.cookie);
  const userId = signedIn.principal.userId as string;
  return { actor: { kind: 'person', userId, sessionId: signedIn.sessionId }, principal: signedIn.principal };
}

/** The address of a client: the socket's, or what the last trusted proxy says it saw. */
export function clientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const direct = socketAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
}
