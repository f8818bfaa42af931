import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { readCookie } from '#server/http/cookies.ts';
import { sessionCookieName } from '#server/sessions/sessions.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

interface Site {
  readonly origin: string;
  readonly secretKey: string;
}

/** Proves that a form was made by our own page: bound to the session, so that a stolen one opens nothing else. */
export const authenticityToken = (secretKey: string, sessionId: string): string =>
  createHmac('sha256', secretKey).update(`authenticity ${sessionId}`).digest('base64url');

/**
 * A cookie travels with whatever page sends the request, so a change made in its name must come from our own pages.
 * Browsers say where a request comes from; forms, which older ones send without saying, bring an authenticity token.
 * Keys and the payment provider send no cookie and are not concerned.
 */
export function refuseOtherSites({ origin, secretKey }: Site): MiddlewareHandler {
  return async (c, next) => {
    const sessionId = readCookie(c.req.header('cookie'), sessionCookieName);
    if (safeMethods.has(c.req.method) || !sessionId || c.req.header('authorization')) return next();
    if (isFromElsewhere(c.req.header('sec-fetch-site'), c.req.header('origin'), origin)) {
      return c.json(refusal('This request came from another site.'), 403);
    }
    if (!formTypes.test(c.req.header('content-type') ?? '')) return next();
    const given = c.req.header('x-csrf-token') ?? (await formToken(c.req.raw));
    if (given && isSame(given, authenticityToken(secretKey, sessionId))) return next();
    return c.json(refusal('This form is out of date. Please reload the page and send it again.'), 403);
  };
}

function isFromElsewhere(site: string | undefined, from: string | undefined, own: string): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return from !== undefined && from !== own;
}

async function formToken(request: Request): Promise<string | null> {
  const value = (await request.clone().formData()).get('authenticity_token');
  return typeof value === 'string' ? value : null;
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const refusal = (sentence: string): { error: string; errors: string[] } => ({ error: sentence, errors: [sentence] });
