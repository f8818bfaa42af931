import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { downloads, privateFileHeaders, type ContextOf } from '#server/http/downloads.ts';
import { isPageNavigation } from '#server/http/redirectToSignIn.ts';
import { downloadExport } from '#server/operations/export/downloadExport.ts';
import type { ExportContents } from '#server/queries/export/ExportRequest.ts';
import { mayReadContents } from '#server/queries/export/exportTables.ts';
import type { Services } from '#server/Services.ts';

/**
 * Downloads of exports. Permissions are checked every time, for everything the file contains: someone who has lost a
 * role can no longer download it. If there is no file (yet), browsers get the export's page instead.
 */
export const exportDownloads = ({ db, files }: Services, contextOf: ContextOf): Hono =>
  downloads('/exports/:id', contextOf, async (c, ctx, next) => {
    const id = c.req.param('id') ?? '';
    if (!isUuid(id)) throw notAllowed(ctx, false);
    if (!(await ctx.access.may('export', 'viewExport', id))) throw notAllowed(ctx, await ctx.access.sees('export', id));
    const { status, reach, file } = await db.export.findUniqueOrThrow({ where: { id }, include: { file: true } });
    if (status !== 'finished' || file?.state !== 'stored') {
      if (isPageNavigation(c)) return next();
      return c.json(failureResponse('exportNotReady', refusalSentence('exportNotReady')), 422);
    }
    if (reach === null || !(await mayReadContents(ctx.access, reach as unknown as ExportContents))) {
      if (isPageNavigation(c)) return next();
      return c.json(failureResponse('exportOutOfReach', refusalSentence('exportOutOfReach')), 403);
    }
    const object = await files.head(file.key);
    if (!object) throw notAllowed(ctx, false);
    const isGet = c.req.method === 'GET';
    if (isGet) await downloadExport(ctx, id);
    const body = isGet ? (Readable.toWeb(await files.read(file.key)) as ReadableStream<Uint8Array>) : null;
    return new Response(body, {
      headers: {
        ...privateFileHeaders(`${file.contentType}; charset=utf-8`, contentDisposition('attachment', file.filename)),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': String(object.size),
      },
    });
  });
