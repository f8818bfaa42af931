import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** A presigned upload that the server granted. */
export interface PermittedUpload {
  readonly fileId: string;
  readonly url: string;
  readonly fields: unknown;
}

/** The largest GraphQL Int; files that large are refused anyway. */
const mostSaid = 2 ** 31 - 1;

/** File size for the upload request. Omitted for an empty file, because storage refuses an upload of size 0. */
export const byteSizeOf = ({ size }: File): { readonly byteSize?: number } =>
  size === 0 ? {} : { byteSize: Math.min(size, mostSaid) };

/** Uploads a file directly to storage and reports progress. Returns its ID, or why it failed. */
export function sendFile(
  file: File,
  { fileId, url, fields }: PermittedUpload,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<Outcome<string>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve) => {
    // fetch has no upload progress events.
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const isThere = request.status >= 200 && request.status < 300;
      resolve(isThere ? { kind: 'done', value: fileId } : { kind: 'failed', error: new RequestError('fault') });
    });
    for (const ending of ['error', 'abort', 'timeout'])
      request.addEventListener(ending, () => resolve({ kind: 'failed', error: new RequestError('unreachable') }));
    request.open('POST', url);
    if (signal?.aborted) return resolve({ kind: 'failed', error: new RequestError('unreachable') });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
