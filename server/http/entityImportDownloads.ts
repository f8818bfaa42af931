import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { downloads, privateFileHeaders, type ContextOf } from '#server/http/downloads.ts';
import type { Services } from '#server/Services.ts';

/** Downloads of rows that an import skipped. Permissions are checked every time. */
export const entityImportDownloads = ({ db, files }: Services, contextOf: ContextOf): Hono =>
  downloads('/entity_imports/:id/rejected_rows', contextOf, async (c, ctx) => {
    const id = c.req.param('id') ?? '';
    const found = isUuid(id)
      ? await db.entityImport.findUnique({ where: { id }, include: { rejectedFile: true } })
      : null;
    const file = found?.rejectedFile;
    if (!found || !(await ctx.access.may('team', 'viewEntityImports', found.teamId))) throw notAllowed(ctx, false);
    const object = file?.state === 'stored' ? await files.head(file.key) : null;
    if (!file || !object) throw notAllowed(ctx, false);
    const body =
      c.req.method === 'GET' ? (Readable.toWeb(await files.read(file.key)) as ReadableStream<Uint8Array>) : null;
    return new Response(body, {
      headers: {
        ...privateFileHeaders(file.contentType, contentDisposition('attachment', file.filename)),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': String(object.size),
      },
    });
  });
