import { Hono } from 'hono';
import { z } from 'zod';
import { nilUuid } from '#server/database/nilUuid.ts';
import type { Mount } from '#server/http/createApp.ts';
import { escaped } from '#server/http/pageDocument.ts';
import { pagePaths } from '#server/http/pagePaths.ts';
import { publicPages } from '#server/http/publicPages.ts';
import { listedPageParts, listedPages } from '#server/queries/template/listedPages.ts';
import type { Services } from '#server/Services.ts';

/** A file may have 50,000 addresses and an index as many files; these are read in one go. */
const perFile = 5_000;
const mostFiles = 1_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Caches ask each time, because a form can become private. */
const lasts = { 'cache-control': 'public, no-cache' };

/** For search engines: which pages there are, and which ones are not for them. */
export function sitemap({ pool, publicUrl }: Pick<Services, 'pool' | 'publicUrl'>): readonly Mount[] {
  const xml = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${namespace}">\n${entries.join('\n')}\n</${kind}>\n`;
  const fixed = publicPages.flatMap(({ path }) =>
    path.includes(':') ? [] : [`<url><loc>${publicUrl}${path}</loc></url>`],
  );

  const routes = new Hono().get('/', async (c) => {
    const after = c.req.query('after');
    if (after !== undefined && after !== 'start' && !z.uuid().safeParse(after).success) return c.notFound();
    const headers = { ...lasts, 'content-type': 'application/xml; charset=utf-8' };
    const parts = after === undefined ? await listedPageParts.rows(pool, [nilUuid, perFile, mostFiles]) : [];
    if (parts.length > 0) {
      const files = ['start', ...parts.map((part) => part.after)];
      const entries = files.map((file) => `<sitemap><loc>${publicUrl}/sitemap.xml?after=${file}</loc></sitemap>`);
      return c.body(xml('sitemapindex', entries), 200, headers);
    }
    const isFirst = after === undefined || after === 'start';
    const pages = await listedPages.rows(pool, [isFirst ? nilUuid : after, perFile]);
    const entries = pages.map(({ path, changedAt }) => {
      const place = `${publicUrl}${encodeURI(path)}`;
      return `<url><loc>${escaped(place)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`;
    });
    return c.body(xml('urlset', [...(isFirst ? fixed : []), ...entries]), 200, headers);
  });
  const robots = new Hono().get('/', (c) => c.text(robotsText(publicUrl), 200, lasts));
  return [
    { path: '/sitemap.xml', routes },
    { path: '/robots.txt', routes: robots },
  ];
}

/** Everything that only signed-in people and holders of a link see. */
function robotsText(publicUrl: string): string {
  const isOpen = (first: string): boolean =>
    publicPages.some(({ path }) => path === `/${first}` || path.startsWith(`/${first}/`));
  const closed = new Set(
    pagePaths
      .map((path) => path.split('/')[1] ?? '')
      .filter((first) => first && !first.startsWith(':') && !isOpen(first)),
  );
  const lines = [...closed, 'graphql', 'dev'].flatMap((first) => [`Disallow: /${first}$`, `Disallow: /${first}/`]);
  return [
    'User-agent: *',
    ...lines,
    'Disallow: /*/*/launch',
    'Disallow: /*/status',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
