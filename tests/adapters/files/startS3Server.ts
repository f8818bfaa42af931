import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import { checkPost } from '#server/files/postPolicy.ts';
import { s3Errors, StorageRefusal } from '#server/files/s3Errors.ts';
import { xmlDocument } from '#server/files/xmlDocument.ts';

/**
 * An S3-compatible server for tests. The emulator stores objects, accepts uploads, and enforces their sizes. A layer in
 * front adds what it lacks: form and presigned URL signatures, all policy conditions, ranges, response header
 * overrides, and multipart uploads.
 */
export interface S3Server {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  close(): Promise<void>;
}

const region = 'eu-test-1';
const bucket = 'town-files';
const accessKeyId = 'AKIATOWNHALL';
const secretAccessKey = 'a secret of the town hall';

type Answer = { status: number; headers: Record<string, string>; body: Uint8Array };

export async function startS3Server(): Promise<S3Server> {
  const emulator = await createEmulator({ service: 'aws', port: 0 });
  await fetch(`${emulator.url}/${bucket}`, { method: 'PUT' });
  const uploads = new Map<string, Map<number, Buffer>>();

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => refusalAnswer(error))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
  });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const method = request.method ?? 'GET';
    const contentType = request.headers['content-type'] ?? '';
    if (method === 'POST' && contentType.startsWith('multipart/form-data')) await checkForm(contentType, body);
    if (url.searchParams.has('X-Amz-Signature')) checkPresigned(method, url, request.headers.host ?? '');
    if (url.searchParams.has('uploads')) return begin(url);
    if (url.searchParams.has('uploadId')) return part(method, url, contentType, body);
    const headers = { ...(request.headers as Record<string, string>) };
    delete headers['host'];
    const stored = await forward(method, url.pathname, headers, body);
    return method === 'GET' && stored.status === 200 ? shaped(stored, url, request.headers.range) : stored;
  }

  async function forward(method: string, path: string, headers: Record<string, string>, body: Buffer): Promise<Answer> {
    const sent = method === 'GET' || method === 'HEAD' ? undefined : new Uint8Array(body);
    delete headers['connection'];
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    delete headers['expect'];
    const reply = await fetch(`${emulator.url}${path}`, { method, headers, body: sent });
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.bytes() };
  }

  function begin(url: URL): Answer {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, new Map());
    return xmlAnswer(
      200,
      xmlDocument('InitiateMultipartUploadResult', { Bucket: bucket, Key: url.pathname, UploadId: id }),
    );
  }

  async function part(method: string, url: URL, contentType: string, body: Buffer): Promise<Answer> {
    const id = url.searchParams.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) throw new StorageRefusal('NoSuchKey');
    if (method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` }, body: Buffer.of() };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204, headers: {}, body: Buffer.of() };
    const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes));
    await forward('PUT', url.pathname, { 'content-type': contentType || 'application/octet-stream' }, whole);
    return xmlAnswer(
      200,
      xmlDocument('CompleteMultipartUploadResult', { Bucket: bucket, Key: url.pathname, ETag: '"parts"' }),
    );
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await emulator.close();
    },
  };
}

const signer = { accessKeyId, secret: secretAccessKey, region };

async function checkForm(contentType: string, body: Buffer): Promise<void> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (fields.has(name.toLowerCase())) throw new StorageRefusal('InvalidArgument');
    fields.set(name.toLowerCase(), value);
  }
  const file = form.get('file');
  const grant = checkPost(fields, (id) => (id === accessKeyId ? signer : null), new Date());
  if (file instanceof File && file.size < grant.minBytes) throw new StorageRefusal('EntityTooSmall');
}

/** Signature version 4 of a presigned URL: the host is its only signed header. */
function checkPresigned(method: string, url: URL, host: string): void {
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
  const canonicalQuery = query
    .map(([name, value]) => `${strictlyEncoded(name)}=${strictlyEncoded(value)}`)
    .sort()
    .join('&');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const request = [method, url.pathname, canonicalQuery, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const key = [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, text) => createHmac('sha256', secret).update(text).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', date, scope, digest].join('\n'))
    .digest('hex');
  if (signature !== url.searchParams.get('X-Amz-Signature')) throw new StorageRefusal('SignatureDoesNotMatch');
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  if (Date.now() >= signedAt + Number(url.searchParams.get('X-Amz-Expires')) * 1000)
    throw new StorageRefusal('AccessDenied');
}

function shaped(stored: Answer, url: URL, range: string | undefined): Answer {
  const headers = { ...stored.headers };
  for (const name of ['content-type', 'content-disposition'])
    headers[name] = url.searchParams.get(`response-${name}`) ?? headers[name] ?? '';
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return { ...stored, headers };
  const size = stored.body.length;
  const [start, end] = [Number(first), last ? Math.min(Number(last), size - 1) : size - 1];
  if (start > end) throw new StorageRefusal('InvalidRange');
  const body = stored.body.subarray(start, end + 1);
  const ranged = { ...headers, 'content-length': `${body.length}`, 'content-range': `bytes ${start}-${end}/${size}` };
  return { status: 206, headers: ranged, body };
}

function refusalAnswer(error: unknown): Answer {
  const code = error instanceof StorageRefusal ? error.code : 'InternalError';
  return xmlAnswer(s3Errors[code][0], xmlDocument('Error', { Code: code, Message: String(error) }));
}

function xmlAnswer(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) };
}

function strictlyEncoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
