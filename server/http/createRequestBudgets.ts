import type { IncomingMessage } from 'node:http';
import { isSecureOrigin, sessionCookieName } from '#domain/account/cookieNames.ts';
import { readCookie } from '#server/http/readCookie.ts';
import { clientAddress } from '#server/http/requestContext.ts';
import { TokenBuckets } from '#server/http/TokenBuckets.ts';
import { networkOf } from '#server/limits/rateLimits.ts';

/**
 * Rate limits per minute, as shares of the limit per network: a town hall is one network, with hundreds of clerks who
 * each need little. Pages are expensive and rare; the client's files are cheap, and a page needs forty of them. See
 * decision 0019.
 */
const parts = { network: 1, person: 0.1, strangers: 0.2, pages: 0.2, files: 5 } as const;

type Budget = keyof typeof parts;

/** Counts a request against its sender's budgets. Returns the seconds to wait if one is used up, otherwise 0. */
export type TakeRequest = (request: IncomingMessage) => number;

/** Never limited: load balancers, and this server's own calls to the payments sandbox. */
const free = /^\/(health|live|ready|sandbox)(\/|\?|$)/;
const fileOfClient = /^\/assets\/|^\/[^/?]+\.[a-z0-9]+(\?|$)/;

interface Budgeted {
  readonly perMinute: number;
  readonly trustedProxies: number;
  readonly publicUrl: string;
}

/** Counted before anything is read or looked up. A limit of 0 turns it off, for setups where a proxy does it. */
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

/** The credential, not verified yet. Made-up ones still count against their network. */
const personOf = ({ headers }: IncomingMessage, cookieName: string): string | null =>
  headers.authorization ?? readCookie(headers.cookie, cookieName) ?? null;

const isPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;
