import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Served } from '#server/files/servedAs.ts';

/** What the address of a download on disk vouches for. Nothing about the answer is left to the browser. */
export interface DownloadGrant extends Served {
  readonly key: string;
  readonly fileName: string;
  readonly expires: number;
}

const version = 'portico-download/1';

export function downloadQuery(grant: DownloadGrant, secret: string): URLSearchParams {
  const { fileName, contentType, disposition, expires } = grant;
  const signature = sign(grant, secret).toString('base64url');
  return new URLSearchParams({ name: fileName, type: contentType, as: disposition, expires: `${expires}`, signature });
}

/** The grant in an address, null if it is not ours, was changed or has expired. */
export function readDownloadQuery(
  key: string,
  query: URLSearchParams,
  secret: string,
  now: Date,
): DownloadGrant | null {
  const disposition = query.get('as');
  if (disposition !== 'inline' && disposition !== 'attachment') return null;
  const grant: DownloadGrant = {
    key,
    fileName: query.get('name') ?? '',
    contentType: query.get('type') ?? '',
    disposition,
    expires: Number(query.get('expires')),
  };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = sign(grant, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return grant.expires * 1000 > now.getTime() ? grant : null;
}

function sign({ key, fileName, contentType, disposition, expires }: DownloadGrant, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([version, key, fileName, contentType, disposition, expires]))
    .digest();
}
