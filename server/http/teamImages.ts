import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { storageUnavailableSentence } from '#messages/filling/fileWords.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { storageRetrySeconds, StorageUnavailable } from '#server/files/storageUnavailable.ts';
import type { Services } from '#server/Services.ts';

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // email programs and other sites show it, too
  'cross-origin-resource-policy': 'cross-origin',
};
/** The version is in the URL. Without it, the picture may be replaced. */
const cached = { version: 'public, max-age=31536000, immutable', current: 'public, max-age=300' };

/** Logos and banners of teams, for anyone, at URLs that don't expire. Decision 0101. */
export function teamImages({ db, files }: Services): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    c.header('retry-after', String(storageRetrySeconds));
    return c.json(failureResponse('UNAVAILABLE', storageUnavailableSentence), 503);
  });
  app.get('/images/teams/:id/:use{logo|banner}', async (c) => {
    const { id, use } = c.req.param();
    const missing = (): Response =>
      c.json(failureResponse('NOT_FOUND', requestSentences.noSuchAddress), 404, { 'cache-control': 'no-store' });
    if (!isUuid(id)) return missing();
    const team = await db.team.findUnique({
      where: { id, archivedAt: null },
      select: { logoFile: use === 'logo', bannerFile: use === 'banner' },
    });
    const file = team && (use === 'logo' ? team.logoFile : team.bannerFile);
    if (!file || file.state !== 'stored' || file.deletedAt !== null) return missing();
    const caching = {
      etag: `"${file.id}"`,
      'cache-control': c.req.query('v') === file.id ? cached.version : cached.current,
    };
    if (c.req.header('if-none-match') === caching.etag) return new Response(null, { status: 304, headers: caching });
    const object = await files.head(file.key);
    if (!object) return missing();
    const body = c.req.method === 'HEAD' ? null : Readable.toWeb(await files.read(file.key));
    return new Response(body as ReadableStream<Uint8Array> | null, {
      headers: {
        ...headers,
        ...caching,
        'content-type': file.detectedType ?? 'application/octet-stream',
        'content-length': String(object.size),
      },
    });
  });
  return app;
}
