import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';

import type { FirstAnswers } from '#server/http/firstAnswers.ts';
import { firstPageAt } from '#server/http/firstPages.ts';
import { pagesOfClient } from '#server/http/pagesOfClient.ts';

interface WebClient {
  readonly isProduction: boolean;
  readonly firstAnswers: FirstAnswers;
}

/**
 * The built client: files whose names change with their content, and one page that every address of a screen answers.
 * In production the pages for developers, such as the gallery at /dev/ui, are not there.
 */
export async function builtWebClient(folder: string, { isProduction, firstAnswers }: WebClient): Promise<Hono> {
  const pageAt = await pagesOfClient(folder);
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
    .get('*', compress(), async (c, next) => {
      const isHidden = c.req.path.startsWith('/assets/') || (isProduction && c.req.path.startsWith('/dev/'));
      const wantsPage = c.req.header('accept')?.includes('text/html') === true && !isHidden;
      if (!wantsPage) return next();
      const first = firstPageAt(c.req.path);
      const answers = await firstAnswers(c, first?.queries ?? {});
      // what was told to one person is kept for nobody who sits down here later
      return c.html(withAnswers(pageAt(first), answers), 200, { 'cache-control': first ? 'no-store' : 'no-cache' });
    });
}

/** As data: no '<' of an answer can end the element that it stands in. */
function withAnswers(page: string, answers: object | null): string {
  if (answers === null) return page;
  const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return page.replace('</head>', () => `<script type="application/json" id="first-answers">${text}</script></head>`);
}

/** In development Vite makes the files as they are asked for. */
export function developedWebClient(devServer: string): Hono {
  return new Hono().get('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return proxy(`${devServer}${pathname}${search}`, { headers: c.req.header() });
  });
}
