import { Hono, type Context, type Next } from 'hono';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { redirectToSignIn } from '#server/http/redirectToSignIn.ts';
import { refuseThrown } from '#server/rest/refuse.ts';

export type ContextOf = (c: Context) => Promise<RequestContext>;

/**
 * A file at a URL that can be used in emails: permissions are checked for every request, and browsers are redirected
 * to sign in.
 */
export function downloads(path: string, contextOf: ContextOf, answer: Answer): Hono {
  const app = new Hono();
  app.onError(refuseThrown);
  app.get(path, async (c, next) => {
    try {
      return await answer(c, await contextOf(c), next);
    } catch (error) {
      return redirectToSignIn(c, next, error);
    }
  });
  return app;
}

type Answer = (c: Context, ctx: RequestContext, next: Next) => Promise<Response | void>;

/** Not cached by anyone, and not interpreted as any other type. */
export const privateFileHeaders = (contentType: string, disposition: string): Readonly<Record<string, string>> => ({
  'content-type': contentType,
  'content-disposition': disposition,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});

/** For PDFs shown in our pages: a CSP sandbox would block the browser's PDF viewer. */
export const sameOriginFrameHeaders = {
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};
