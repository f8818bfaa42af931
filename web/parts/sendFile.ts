import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** Where a file may be sent to, as the server has permitted it. */
export interface PermittedUpload {
  readonly fileId: string;
  readonly url: string;
  readonly fields: unknown;
}

/** The largest whole number that GraphQL takes; what is larger is refused there as well. */
const mostSaid = 2 ** 31 - 1;

/** How large a file is, as requests for a permission say it: one for an empty file is refused by the store. */
export const byteSizeOf = ({ size }: File): { readonly byteSize?: number } =>
  size === 0 ? {} : { byteSize: Math.min(size, mostSaid) };

/** Sends a file straight to where files are kept: its id, or why it did not get there. It tells how far it has come. */
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
    // fetch does not tell how much of a body has gone
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
