import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { outputRefusal, outputStatus } from '#domain/output/outputStatus.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { requestedRange } from '#server/files/requestedRange.ts';
import { StorageRefusal } from '#server/files/s3Errors.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { downloads, privateFileHeaders, sameOriginFrameHeaders, type ContextOf } from '#server/http/downloads.ts';
import { downloadOutput } from '#server/operations/output/downloadOutput.ts';
import type { Services } from '#server/Services.ts';

const downloaded = { 'content-security-policy': "default-src 'none'; sandbox" };

/**
 * Documents of outputs, at a URL that can be used in emails. Permissions are checked every time, so a forwarded link
 * is worthless, and so is one to a revoked output.
 */
export const outputDownloads = ({ db, files, now }: Services, contextOf: ContextOf): Hono =>
  downloads('/issued_outputs/:id/download', contextOf, async (c, ctx) => {
    const id = c.req.param('id') ?? '';
    if (!isUuid(id)) throw notAllowed(ctx, false);
    if (!(await ctx.access.may('output', 'downloadOutput', id)))
      throw notAllowed(ctx, await ctx.access.sees('output', id));
    const output = await db.issuedOutput.findUniqueOrThrow({ where: { id }, include: { file: true } });
    const refusal = outputRefusal(outputStatus(output, now()), 'download');
    const { file } = output;
    if (refusal !== null || file?.state !== 'stored') {
      const sentence = refusalSentence(refusal ?? 'outputNotIssued');
      return c.json(failureResponse(refusal ?? 'outputNotIssued', sentence), 422);
    }
    const object = await files.head(file.key);
    if (!object) throw notAllowed(ctx, false);
    const isShown = c.req.query('show') !== undefined;
    const headers = {
      ...privateFileHeaders('application/pdf', contentDisposition(isShown ? 'inline' : 'attachment', file.filename)),
      ...(isShown ? sameOriginFrameHeaders : downloaded),
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    };
    const range = rangeOf(c, object.size);
    if (range === 'outside') {
      c.header('content-range', `bytes */${object.size}`);
      return c.json(failureResponse('RANGE_NOT_SATISFIABLE', requestSentences.noSuchBytes), 416);
    }
    // a PDF viewer sends range requests; only the first one is recorded as a download
    if (
      c.req.method === 'GET' &&
      (await ctx.access.may('submission', 'viewAsStaff', output.submissionId)) &&
      startsAtBeginning(c)
    )
      await downloadOutput(ctx, id);
    const [start, end] = range ?? [0, object.size - 1];
    const body = c.req.method === 'HEAD' ? null : Readable.toWeb(await files.read(file.key, { start, end }));
    return new Response(body as ReadableStream<Uint8Array> | null, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(end - start + 1),
        ...(range ? { 'content-range': `bytes ${start}-${end}/${object.size}` } : {}),
      },
    });
  });

const startsAtBeginning = (c: Context): boolean => /^(bytes=0-.*)?$/.test(c.req.header('range') ?? '');

function rangeOf(c: Context, size: number): readonly [number, number] | null | 'outside' {
  try {
    return requestedRange(c.req.header('range'), size);
  } catch (error) {
    if (error instanceof StorageRefusal && error.code === 'InvalidRange') return 'outside';
    throw error;
  }
}
