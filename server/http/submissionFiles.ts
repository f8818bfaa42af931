import { GraphQLError } from 'graphql';
import { Hono, type Context } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { storageUnavailableSentence } from '#messages/filling/fileWords.ts';
import { isShownInPage } from '#server/files/servedFile.ts';
import { StorageUnavailable, storageRetrySeconds } from '#server/files/storageUnavailable.ts';
import { maxExpirySeconds } from '#server/files/store.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import type { Services } from '#server/Services.ts';

const statuses: Readonly<Record<string, 401 | 403 | 404>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };

/** How to find each kind of file by id; removed submission files can't be opened. */
const places = {
  '/collected_datum/datum_files': (db: Db, id: string) =>
    db.datumFile.findUnique({ where: { id }, include: { file: true } }),
  '/initiated_flows/repo_files': (db: Db, id: string) =>
    db.repoFile.findUnique({ where: { id, removedAt: null }, include: { file: true } }),
} as const;

type Db = Services['db'];

/**
 * The files of answers and submissions, at URLs that a page may keep open all day. Permissions are checked every
 * time, and the response redirects to a signed URL that is valid for minutes.
 */
export function submissionFiles(services: Services, contextOf: (c: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof StorageUnavailable) {
      c.header('retry-after', String(storageRetrySeconds));
      return c.json({ error: storageUnavailableSentence, errors: [storageUnavailableSentence] }, 503);
    }
    if (!(error instanceof GraphQLError)) throw error;
    const status = ownValue(statuses, String(error.extensions['code'])) ?? 403;
    return c.json({ error: error.message, errors: [error.message] }, status);
  });
  for (const [place, find] of Object.entries(places))
    app.get(`${place}/:id/:way{view|download}`, async (c) => {
      const { id, way } = c.req.param();
      const ctx = await contextOf(c);
      const found = isUuid(id) ? await find(services.db, id) : null;
      if (!found) throw notAllowed(ctx, false);
      const { file } = found;
      if (!(await ctx.access.may('file', 'downloadFile', file.id)))
        throw notAllowed(ctx, await ctx.access.sees('file', file.id));
      const address = await services.files.downloadUrl({
        ...{ key: file.key, fileName: file.filename, contentType: file.contentType },
        inline: way === 'view' && isShownInPage(file),
        expiresInSeconds: maxExpirySeconds,
      });
      c.header('cache-control', 'private, no-store');
      return c.redirect(address, 302);
    });
  return app;
}
