import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';

interface Target {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

/** S3 allows 10,000 parts: files of up to 80 GB, with at most one part in memory. */
const partBytes = 8 * 1024 * 1024;

/** Small content is sent in one request, a long stream in parts that become an object only once all have arrived. */
export async function putObject(client: S3Client, target: Target, content: Readable | Uint8Array): Promise<void> {
  const parts = content instanceof Uint8Array ? singlePart(content) : partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done === true) {
    await client.send(new PutObjectCommand({ ...target, Body: first.done === true ? new Uint8Array() : first.value }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  const done: CompletedPart[] = [];
  const send = async (Body: Uint8Array): Promise<void> => {
    const PartNumber = done.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    done.push({ PartNumber, ETag });
  };
  try {
    if (first.done !== true) await send(first.value);
    await send(second.value);
    for await (const part of parts) await send(part);
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload));
    throw error;
  }
}

async function* singlePart(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  yield bytes;
}

async function* partsOf(stream: Readable): AsyncGenerator<Uint8Array, void, void> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}
