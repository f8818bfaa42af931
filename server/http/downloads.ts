import { Hono, type Context, type Next } from 'hono';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { leadBrowser } from '#server/http/leadBrowser.ts';
import { refuseThrown } from '#server/rest/refuse.ts';

export type ContextOf = (c: Context) => Promise<RequestContext>;

/** A file at an address that can stand in a mail: who asks is asked each time, and a browser is led where it can sign in. */
export function downloads(path: string, contextOf: ContextOf, answer: Answer): Hono {
  const app = new Hono();
  app.onError(refuseThrown);
  app.get(path, async (c, next) => {
    try {
      return await answer(c, await contextOf(c), next);
    } catch (error) {
      return leadBrowser(c, next, error);
    }
  });
  return app;
}

type Answer = (c: Context, ctx: RequestContext, next: Next) => Promise<Response | void>;

/** Nobody else keeps it, and nothing takes it for anything but what it is. */
export const privateFile = (contentType: string, disposition: string): Readonly<Record<string, string>> => ({
  'content-type': contentType,
  'content-disposition': disposition,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});

/** For PDFs that a page of ours shows: a sandbox would keep the browser's own reader from it. */
export const shownWithinOurPages = {
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};
