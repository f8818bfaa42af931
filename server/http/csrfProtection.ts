import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isSecureOrigin, sessionCookieName } from '#domain/account/cookieNames.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { readCookie } from '#server/http/readCookie.ts';
import { wantsPage } from '#server/rest/wantsPage.ts';
import { authenticityToken } from '#server/sessions/authenticityToken.ts';

/** The 403 response to another site's page. */
export const crossSiteFailure = failureResponse('FORBIDDEN', requestSentences.fromElsewhere);

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * GET paths that write: one reserves a payment attempt right before the browser confirms; the other starts a renewal,
 * except when a browser navigates there from an email to see the page. See decision 0036.
 */
const writingPath = /\/(payment_intents\/confirm_payment|issued_outputs\/[^/]+\/renew)$/;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

/**
 * CSRF protection: cookies are sent with requests from any page, so a change must come from our own pages. Browsers
 * report the origin of a request, including the one that signs in; forms of signed-in people also need an
 * authenticity token. Programs and the payment provider send neither origin nor cookie.
 */
export function csrfProtection(ownOrigin: string): MiddlewareHandler {
  const cookieName = sessionCookieName(isSecureOrigin(ownOrigin));
  return async (c, next) => {
    const isSafe = safeMethods.has(c.req.method) && (!writingPath.test(c.req.path) || wantsPage(c));
    if (isSafe || c.req.header('authorization')) return next();
    if (isCrossSite(c.req.header('sec-fetch-site'), c.req.header('origin'), ownOrigin)) {
      return c.json(crossSiteFailure, 403);
    }
    const sessionId = readCookie(c.req.header('cookie'), cookieName);
    if (!sessionId || !formTypes.test(c.req.header('content-type') ?? '')) return next();
    const given = c.req.header('x-csrf-token') ?? (await formToken(c.req.raw));
    if (given && isSame(given, authenticityToken(sessionId))) return next();
    return c.json(failureResponse('FORM_OUTDATED', requestSentences.formOutdated), 403);
  };
}

/** Whether the browser reports that another site's page sent the request. */
export function isCrossSite(site: string | undefined, from: string | undefined, own: string): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return from !== undefined && from !== own;
}

/** The token field of a form; null if the form can't be parsed. */
async function formToken(request: Request): Promise<string | null> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const value = form?.get('authenticity_token');
  return typeof value === 'string' ? value : null;
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
