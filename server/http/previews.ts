import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Mount } from '#server/http/createApp.ts';
import { previewedPage } from '#server/queries/template/listedPages.ts';
import type { Services } from '#server/Services.ts';

/** About 30 kB each. */
const mostKept = 200;

/** Pictures for link previews, drawn from names that anyone can see. Caches ask each time, because a form can be withdrawn. */
export function previews({ pool }: Pick<Services, 'pool'>): Mount {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  async function drawn(key: string, shown: { team: string; color: string; form: string | null }) {
    const known = kept.get(key);
    if (known) return known;
    const { previewPicture } = await import('#server/documents/previewPicture.ts');
    const picture = new Uint8Array(previewPicture(shown));
    kept.set(key, picture);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return picture;
  }

  const routes = new Hono().get('/:team/:form?', async (c) => {
    const named = [c.req.param('team'), c.req.param('form')].filter((part) => part !== undefined);
    const last = named.pop() ?? '';
    if (!last.endsWith('.png')) return c.notFound();
    const name = last.slice(0, -'.png'.length);
    const [team, form] = named[0] === undefined ? [name, null] : [named[0], name];
    const [shown] = await previewedPage.rows(pool, [team, form]);
    if (!shown) return c.notFound();
    const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
    const headers = { etag: `"${key}"`, 'cache-control': 'public, no-cache', 'content-type': 'image/png' };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    // link previews are shown on other sites
    return c.body(await drawn(key, shown), 200, { ...headers, 'cross-origin-resource-policy': 'cross-origin' });
  });
  return { path: '/previews', routes };
}
