import type { IncomingMessage } from 'node:http';
import { isSecureOrigin, sessionCookieName } from '#domain/account/cookieNames.ts';
import { readCookie } from '#server/http/readCookie.ts';
import { clientAddress } from '#server/http/requestContext.ts';
import { TokenBuckets } from '#server/http/TokenBuckets.ts';
import { networkOf } from '#server/limits/rateLimits.ts';

/**
 * What a minute has for everybody, as parts of what one network may ask: a town hall is one network, with hundreds of
 * clerks who each need little. A page is much work and asked for seldom; files of the client are little work, and a page
 * needs forty of them. Decision 0019.
 */
const parts = { network: 1, person: 0.1, strangers: 0.2, pages: 0.2, files: 5 } as const;

type Budget = keyof typeof parts;

/** Takes a request off the budgets of whoever sends it. Answers the seconds to wait when one of them is spent. */
export type TakeRequest = (request: IncomingMessage) => number;

/** Asked by who must not be turned away: whoever balances the load, and this server itself, of the payments sandbox. */
const free = /^\/(health|live|ready|sandbox)(\/|\?|$)/;
const fileOfClient = /^\/assets\/|^\/[^/?]+\.[a-z0-9]+(\?|$)/;

interface Budgeted {
  readonly perMinute: number;
  readonly trustedProxies: number;
  readonly publicUrl: string;
}

/** Counted before anything is read or looked up; 0 a minute counts nothing, where a proxy does it. */
export function createRequestBudgets({ perMinute, trustedProxies, publicUrl }: Budgeted): TakeRequest {
  if (perMinute === 0) return () => 0;
  const cookieName = sessionCookieName(isSecureOrigin(publicUrl));
  const budgets = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, new TokenBuckets(Math.ceil(perMinute * part))]),
  ) as Record<Budget, TokenBuckets>;

  return (request) => {
    const path = request.url ?? '';
    if (free.test(path)) return 0;
    const now = performance.now();
    const network = networkOf(clientAddress(request.headers, request.socket.remoteAddress, trustedProxies));
    if (request.method === 'GET' && fileOfClient.test(path)) return budgets.files.take(network, now);
    const ofNetwork = budgets.network.take(network, now);
    if (ofNetwork > 0) return ofNetwork;
    const person = personOf(request, cookieName);
    const own = person === null ? budgets.strangers.take(network, now) : budgets.person.take(person, now);
    return own > 0 || !isPage(request) ? own : budgets.pages.take(network, now);
  };
}

/** What they sign in with; not yet whether it holds. Who makes it up is counted with their network all the same. */
const personOf = ({ headers }: IncomingMessage, cookieName: string): string | null =>
  headers.authorization ?? readCookie(headers.cookie, cookieName) ?? null;

const isPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;
