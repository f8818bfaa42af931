import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

import { pagesOfClient } from '#server/http/pagesOfClient.ts';

/**
 * The built client: files whose names change with their content, and one page that every address of a screen answers.
 * In production the pages for developers, such as the gallery at /dev/ui, are not there.
 */
export async function builtWebClient(folder: string, { isProduction }: { isProduction: boolean }): Promise<Hono> {
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
    .get('*', async (c, next) => {
      const isHidden = c.req.path.startsWith('/assets/') || (isProduction && c.req.path.startsWith('/dev/'));
      const wantsPage = c.req.header('accept')?.includes('text/html') === true && !isHidden;
      return wantsPage ? c.html(pageAt(c.req.path), 200, { 'cache-control': 'no-cache' }) : next();
    });
}

/** In development Vite makes the files as they are asked for. */
export function developedWebClient(devServer: string): Hono {
  return new Hono().get('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return proxy(`${devServer}${pathname}${search}`, { headers: c.req.header() });
  });
}
