import type { Context } from 'hono';
import { sessionCookieName, isSecureOrigin } from '#domain/account/cookieNames.ts';
import type { RunPageQuery } from '#domain/publicPage/renderedPage.ts';
import type { RunPersisted } from '#server/graphql/persistedRunner.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { createPageRenderer } from '#server/http/createPageRenderer.ts';
import { encodingFor, type CachedPage } from '#server/http/PageCache.ts';
import { publicPlaceAt } from '#server/http/publicPages.ts';
import { readCookie } from '#server/http/readCookie.ts';
import { refusalPage } from '#server/http/rejectRequest.ts';
import { inlineStyles } from '#server/http/securityHeaders.ts';

interface PublicPageParts {
  readonly render: ReturnType<typeof createPageRenderer>;
  readonly runPersisted: RunPersisted;
  /** The context of a visitor, even if a signed-in person sent the request. */
  readonly visitorContext: (c: Context) => Promise<RequestContext>;
  readonly publicUrl: string;
}

/** Answers a visitor's request for a public page. Null if the browser renders the page. */
export type AnswerPublicPage = (c: Context) => Promise<Response | null>;

/** Every cache asks again, so that nothing is shown after it has become private. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept, Accept-Encoding, Authorization, Cookie',
};

export function publicPageAnswers({
  render,
  runPersisted,
  visitorContext,
  publicUrl,
}: PublicPageParts): AnswerPublicPage {
  const cookieName = sessionCookieName(isSecureOrigin(publicUrl));
  return async (c) => {
    if (c.req.header('authorization') || readCookie(c.req.header('cookie') ?? null, cookieName)) return null;
    const { pathname, searchParams } = new URL(c.req.url);
    const place = publicPlaceAt(pathname, searchParams);
    if (!place) return null;
    let context: Promise<RequestContext> | undefined;
    const run: RunPageQuery = async (id, variables) =>
      runPersisted(await (context ??= visitorContext(c)), id, variables);
    const answer = await render(place, run);
    if (answer.kind === 'failed') return null;
    if (answer.kind === 'limited')
      return c.html(refusalPage('tooFast'), 429, {
        'retry-after': String(answer.seconds),
        'cache-control': 'no-store',
      });
    if (answer.kind === 'moved') return c.redirect(answer.to, 302);
    return send(c, answer.status, answer.page);
  };
}

async function send(c: Context, status: number, page: CachedPage): Promise<Response> {
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const etag = page.etagOf(encoding);
  c.set(inlineStyles, page.styles);
  const headers = { ...pageHeaders, etag };
  if (status === 200 && isKnown(c.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const body = await page.body(encoding);
  return new Response(body, {
    status,
    headers: {
      ...headers,
      ...(status === 200 ? {} : { 'cache-control': 'no-store' }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
  });
}

const isKnown = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
