import type { IncomingHttpHeaders } from 'node:http';
import { createAccess } from '#server/access/createAccess.ts';
import { anonymousPrincipal, type Principal } from '#server/access/principal.ts';
import { actingUserId, anonymous, type Actor } from '#server/actor.ts';
import type { OriginTab } from '#server/Client.ts';
import { tooManyRequestsError } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { tokenUnknown } from '#server/graphql/requestErrors.ts';
import { readCookie } from '#server/http/readCookie.ts';
import { networkOf } from '#server/limits/rateLimits.ts';
import { requestTrace } from '#server/requestTrace.ts';
import type { Services } from '#server/Services.ts';
import { readApiToken } from '#server/sessions/apiTokens.ts';
import type { SignedIn } from '#server/sessions/sessions.ts';

/** The headers that decide who the caller is, for every protocol. */
export interface Caller {
  readonly cookie: string | null;
  readonly authorization: string | null;
  readonly userAgent: string | null;
  readonly address: string;
  /** staff previewing what applicants see; this only removes permissions */
  readonly isAsApplicant?: boolean;
  readonly requestId: string;
  /** throws if it is invalid */
  readonly readTab?: () => OriginTab | null;
  readonly setCookie: (cookie: string) => void;
  readonly setHeader: (name: string, value: string) => void;
}

interface Identity {
  readonly actor: Actor;
  readonly principal: Principal;
}

const nobody: Identity = { actor: anonymous, principal: anonymousPrincipal };

/**
 * Who the caller is and what they may do. An invalid token is refused instead of treated as anonymous or falling back
 * to the session.
 */
export async function requestContext(services: Services, caller: Caller): Promise<RequestContext> {
  const { actor, principal } = await identify(services, caller, true);
  const note = requestTrace();
  if (note) note.personId = actingUserId(actor);
  let { cookie } = caller;
  return {
    services,
    actor,
    access: createAccess(services.pool, principal, caller.isAsApplicant),
    client: {
      ...{ address: caller.address, userAgent: caller.userAgent, requestId: caller.requestId },
      tab: caller.readTab?.() ?? null,
    },
    cookies: { get: (name) => readCookie(caller.cookie, name), set: caller.setCookie },
    // resolvers may see a copy of this context, so change `this`
    async refresh(this: Changeable) {
      const next = await identify(services, { ...caller, cookie }, false);
      this.actor = next.actor;
      this.access = createAccess(services.pool, next.principal, caller.isAsApplicant);
    },
    async continueAs(this: Changeable, started: string) {
      this.cookies.set(started);
      cookie = started;
      await this.refresh();
    },
  };
}

type Changeable = { -readonly [Name in keyof RequestContext]: RequestContext[Name] };

async function identify(services: Services, caller: Caller, isNew: boolean): Promise<Identity> {
  if (caller.authorization) {
    const known = await readApiToken(services, caller.authorization);
    if (isNew) await countRequest(services, known, caller);
    if (!known) throw tokenUnknown();
    return known;
  }
  const signedIn = await services.sessions.read(caller.cookie);
  if (signedIn?.cookie) caller.setCookie(signedIn.cookie);
  return identityOf(signedIn);
}

function identityOf(signedIn: SignedIn | null): Identity {
  if (!signedIn?.principal.userId) return nobody;
  const { sessionId, principal } = signedIn;
  return { actor: { kind: 'person', userId: signedIn.principal.userId, sessionId }, principal };
}

/**
 * Every request with a token counts toward its limit, and the response reports what is left; guessing tokens is
 * limited by network.
 */
async function countRequest({ limits }: Services, known: Identity | null, caller: Caller): Promise<void> {
  const { wait, limit, remaining, reset } =
    known?.actor.kind === 'token'
      ? await limits.count('token', known.actor.tokenId)
      : await limits.count('unknownToken', networkOf(caller.address));
  caller.setHeader('ratelimit-limit', String(limit));
  caller.setHeader('ratelimit-remaining', String(remaining));
  caller.setHeader('ratelimit-reset', String(reset));
  if (wait > 0) throw tooManyRequestsError(wait);
}

/** The client's address: the socket's, or what the last trusted proxy reports. */
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
