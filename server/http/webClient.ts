import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { clientPages, type ClientPages } from '#server/http/clientPages.ts';
import type { PreloadQueries } from '#server/http/createQueryPreloader.ts';
import { isPagePath } from '#server/http/pagePaths.ts';
import { preloadedPageAt, type PreloadedPage } from '#server/http/preloadedPages.ts';
import type { AnswerPublicPage } from '#server/http/publicPageAnswers.ts';
import { wantsJson } from '#server/rest/wantsPage.ts';

interface WebClient {
  readonly isProduction: boolean;
  readonly firstAnswers: PreloadQueries;
  /** Absent where the browser renders all pages. */
  readonly publicPages?: ((shellOf: ClientPages['shellOf']) => AnswerPublicPage) | undefined;
}

/**
 * The built client: files whose names change with their content, and one page for all screens. In production the
 * developers' pages, such as the gallery at /dev/ui, don't exist.
 */
export async function builtWebClient(
  folder: string,
  { isProduction, firstAnswers, publicPages }: WebClient,
): Promise<Hono> {
  const { pageAt, shellOf } = await clientPages(folder);
  const answerPublicPage = publicPages?.(shellOf);
  const files = serveStatic({
    root: folder,
    precompressed: true,
    index: '',
    onFound: (file, c) => {
      const lasts = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      c.header('cache-control', lasts);
    },
  });
  return new Hono()
    .get('/assets/*', files)
    .get('/:file{[^/]+\\.[a-z0-9]+}', files)
    .get('*', async (c, next) => {
      const isShown = answerPublicPage && wantsPage(c, isPagePath(c.req.path));
      return (isShown && (await answerPublicPage(c))) || next();
    })
    .get('*', compress(), async (c, next) => {
      if (c.req.path.startsWith('/assets/') || (isProduction && c.req.path.startsWith('/dev/'))) return next();
      const isPage = isPagePath(c.req.path);
      if (!wantsPage(c, isPage)) return next();
      const first = preloadedPageAt(c.req.path);
      const answers = await firstAnswers(c, first?.queries ?? {});
      const status = isPage && !(first && isPublic(first) && answersNothing(answers)) ? 200 : 404;
      // one person's data must not be left in the cache for the next person at this computer
      return c.html(withAnswers(pageAt(c.req.path), answers), status, {
        'cache-control': first ? 'no-store' : 'no-cache',
      });
    });
}

/** A browser that navigates gets a page even for unknown paths; others get one where a page exists. */
function wantsPage(c: Context, isPage: boolean): boolean {
  return c.req.header('accept')?.includes('text/html') === true || (isPage && !wantsJson(c));
}

/** The screens where anyone can tell whether what the URL names exists. */
const isPublic = ({ name }: PreloadedPage): boolean => name !== 'submission';

/** If all first queries found nothing, the page shows that, and its status is 404. */
function answersNothing(first: Awaited<ReturnType<PreloadQueries>>): boolean {
  const preloaded = first?.answers ?? [];
  return preloaded.length > 0 && preloaded.every(({ data }) => data?.['publicForm'] === null || lacksTown(data));
}

/** The finder's page asks for the team, which exists even if it has no finder. */
function lacksTown(data: Readonly<Record<string, unknown>> | null | undefined): boolean {
  const team = data?.['teamBySlug'] as { readonly finder?: object | null } | null | undefined;
  return team === null || team?.finder === null;
}

/** Escapes `<`, so that no value can close the script element. */
function withAnswers(page: string, answers: object | null): string {
  if (answers === null) return page;
  const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return page.replace('</head>', () => `<script type="application/json" id="first-answers">${text}</script></head>`);
}

/** In development, Vite builds files on demand. */
export function devWebClient(devServer: string): Hono {
  return new Hono().get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const answer = await proxy(`${devServer}${pathname}${search}`, { headers: c.req.header() });
    const isPage = answer.headers.get('content-type')?.includes('text/html') === true;
    return isPage && !isPagePath(c.req.path)
      ? new Response(answer.body, { headers: answer.headers, status: 404 })
      : answer;
  });
}
