import type { Outcome } from '#web/relay/outcome.ts';
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

/** Sends a file straight to where files are kept: its id, or why it did not get there. */
export async function sendFile(file: File, { fileId, url, fields }: PermittedUpload): Promise<Outcome<string>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value);
  form.append('file', file);
  try {
    const { ok } = await fetch(url, { method: 'POST', body: form });
    if (ok) return { kind: 'done', value: fileId };
    return { kind: 'failed', error: new RequestError('fault') };
  } catch (cause) {
    return { kind: 'failed', error: new RequestError('unreachable', { cause }) };
  }
}
