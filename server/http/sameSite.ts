import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isSecureOrigin, sessionCookieName } from '#domain/account/cookieNames.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureAnswer } from '#server/failureAnswer.ts';
import { readCookie } from '#server/http/readCookie.ts';
import { wantsPage } from '#server/rest/wantsPage.ts';
import { authenticityToken } from '#server/sessions/authenticityToken.ts';

/** What is answered to another site's page, with 403. */
export const fromElsewhere = failureAnswer('FORBIDDEN', requestSentences.fromElsewhere);

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * The addresses that write when they are only asked for: one holds an attempt to pay, right before the browser confirms;
 * the other begins a renewal, unless a browser that comes from a mail wants the page of the same address. Decision 0036.
 */
const writingPath = /\/(payment_intents\/confirm_payment|issued_outputs\/[^/]+\/renew)$/;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

/**
 * A cookie travels with whatever page sends the request, so a change made in its name must come from our own pages.
 * Browsers say where a request comes from, also the one that signs in; forms of somebody signed in bring an
 * authenticity token as well. Programs and the payment provider say nothing and send no cookie.
 */
export function refuseOtherSites(ownOrigin: string): MiddlewareHandler {
  const cookieName = sessionCookieName(isSecureOrigin(ownOrigin));
  return async (c, next) => {
    const isSafe = safeMethods.has(c.req.method) && (!writingPath.test(c.req.path) || wantsPage(c));
    if (isSafe || c.req.header('authorization')) return next();
    if (isFromElsewhere(c.req.header('sec-fetch-site'), c.req.header('origin'), ownOrigin)) {
      return c.json(fromElsewhere, 403);
    }
    const sessionId = readCookie(c.req.header('cookie'), cookieName);
    if (!sessionId || !formTypes.test(c.req.header('content-type') ?? '')) return next();
    const given = c.req.header('x-csrf-token') ?? (await formToken(c.req.raw));
    if (given && isSame(given, authenticityToken(sessionId))) return next();
    return c.json(failureAnswer('FORM_OUTDATED', requestSentences.formOutdated), 403);
  };
}

/** Whether a browser says that another site's page sends the request. */
export function isFromElsewhere(site: string | undefined, from: string | undefined, own: string): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return from !== undefined && from !== own;
}

/** The token among the fields of a form; a form that cannot be read has none. */
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
