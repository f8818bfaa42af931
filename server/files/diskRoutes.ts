import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { DiskStore } from '#server/files/DiskStore.ts';
import type { DownloadGrant } from '#server/files/downloadToken.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { formBoundary, formParts, MalformedForm, type FormPart } from '#server/files/multipart.ts';
import { requestedRange } from '#server/files/requestedRange.ts';
import { StorageRefusal } from '#server/files/s3Errors.ts';
import { StorageUnavailable, storageRetrySeconds } from '#server/files/storageUnavailable.ts';
import { FileMissing } from '#server/files/store.ts';
import { xmlDocument } from '#server/files/xmlDocument.ts';

const mostFields = 20;
const mostFieldBytes = 32 * 1024;
/** The size limit of a form without its file. */
const envelopeBytes = 128 * 1024;

/** S3's upload form and presigned downloads for files on disk; mount it at the store's baseUrl. */
export function diskRoutes(store: DiskStore, onFault: (error: unknown) => void): Hono {
  const app = new Hono();

  app.post('/', async (c) => {
    const boundary = formBoundary(c.req.header('content-type'));
    if (boundary === null || !c.req.raw.body) throw new StorageRefusal('MalformedPOSTRequest');
    const form = new Map<string, string>();
    for await (const part of formParts(c.req.raw.body, boundary)) {
      if (part.name !== 'file') {
        await addField(form, part);
        continue;
      }
      const grant = await store.checkUpload(form);
      const announced = Number(c.req.header('content-length') ?? 0);
      if (announced > grant.maxBytes + envelopeBytes) throw new StorageRefusal('EntityTooLarge');
      const { key, etag } = await store.receive(grant, part.body);
      const location = store.locationOf(key);
      const answer = { Location: location, Bucket: store.bucket, Key: key, ETag: `"${etag}"` };
      return xml(201, xmlDocument('PostResponse', answer), { location, etag: `"${etag}"` });
    }
    throw new StorageRefusal('InvalidArgument', 'The form has no file.');
  });

  app.get('/:key{.+}', async (c) => {
    const key = c.req.param('key');
    const grant = store.checkDownload(key, new URL(c.req.url).searchParams);
    if (!grant) throw new StorageRefusal('AccessDenied');
    const object = await store.head(key);
    if (!object) throw new FileMissing(key);
    const etag = `"${object.etag}"`;
    const headers = {
      'content-type': grant.contentType,
      'content-disposition': contentDisposition(grant.disposition, grant.fileName),
      'x-content-type-options': 'nosniff',
      ...framing(grant),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': grant.disposition === 'inline' ? 'private, max-age=600' : 'private, no-store',
      'accept-ranges': 'bytes',
      etag,
    };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const range = requestedRange(c.req.header('range'), object.size);
    const [start, end] = range ?? [0, object.size - 1];
    const sent = { ...headers, 'content-length': `${end - start + 1}` };
    const body = c.req.method === 'HEAD' ? null : streamed(await store.read(key, { start, end }));
    if (!range) return new Response(body, { headers: sent });
    const contentRange = `bytes ${start}-${end}/${object.size}`;
    return new Response(body, { status: 206, headers: { ...sent, 'content-range': contentRange } });
  });

  app.all('*', () => {
    throw new StorageRefusal('MethodNotAllowed');
  });

  app.onError((error, c) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) onFault(error);
    // The rest of a refused upload is never read, so its connection can't be reused.
    const headers = {
      ...(c.req.method === 'POST' ? { connection: 'close' } : {}),
      ...(refusal.status === 503 ? { 'retry-after': String(storageRetrySeconds) } : {}),
    };
    return xml(refusal.status, xmlDocument('Error', { Code: refusal.code, Message: refusal.message }), headers);
  });
  return app;
}

/**
 * No file may run scripts. Browsers' PDF viewers don't work in a CSP sandbox but have their own; PDFs may be framed
 * only by our own pages.
 */
const framing = ({ contentType, disposition }: DownloadGrant): Readonly<Record<string, string>> =>
  contentType === 'application/pdf' && disposition === 'inline'
    ? {
        'content-security-policy':
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        'x-frame-options': 'SAMEORIGIN',
      }
    : { 'content-security-policy': "default-src 'none'; sandbox" };

async function addField(form: Map<string, string>, part: FormPart): Promise<void> {
  const name = part.name.toLowerCase();
  if (form.has(name)) throw new StorageRefusal('InvalidArgument', 'A field of the form stands there twice.');
  if (form.size === mostFields) throw new StorageRefusal('InvalidArgument', 'The form has too many fields.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.body) {
    size += chunk.length;
    if (size > mostFieldBytes) throw new StorageRefusal('InvalidArgument', 'A field of the form is too long.');
    chunks.push(chunk);
  }
  form.set(name, Buffer.concat(chunks).toString('utf8'));
}

function asRefusal(error: unknown): StorageRefusal {
  if (error instanceof StorageRefusal) return error;
  if (error instanceof MalformedForm) return new StorageRefusal('MalformedPOSTRequest');
  if (error instanceof StorageUnavailable) return new StorageRefusal('ServiceUnavailable');
  if (error instanceof FileMissing) return new StorageRefusal('NoSuchKey');
  return new StorageRefusal('InternalError');
}

function xml(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/xml', ...headers } });
}

function streamed(file: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}
