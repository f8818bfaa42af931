import type { ServedFile } from '#server/files/servedFile.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

/** What the signed URL of a download on disk contains, so that the browser controls nothing about the response. */
export interface DownloadGrant extends ServedFile {
  readonly key: string;
  readonly fileName: string;
  readonly expires: number;
}

const version = 'portico-download/1';

export function downloadQuery(grant: DownloadGrant, keys: Keys): URLSearchParams {
  const { fileName, contentType, disposition, expires } = grant;
  const signature = keys.sign('download', signedText(grant));
  return new URLSearchParams({ name: fileName, type: contentType, as: disposition, expires: `${expires}`, signature });
}

/** The grant in a URL, or null if it is not ours, was changed, or has expired. */
export function readDownloadQuery(key: string, query: URLSearchParams, keys: Keys, now: Date): DownloadGrant | null {
  const disposition = query.get('as');
  if (disposition !== 'inline' && disposition !== 'attachment') return null;
  const grant: DownloadGrant = {
    key,
    fileName: query.get('name') ?? '',
    contentType: query.get('type') ?? '',
    disposition,
    expires: Number(query.get('expires')),
  };
  if (!keys.verify('download', signedText(grant), query.get('signature') ?? '')) return null;
  return grant.expires * 1000 > now.getTime() ? grant : null;
}

const signedText = ({ key, fileName, contentType, disposition, expires }: DownloadGrant): string =>
  JSON.stringify([version, key, fileName, contentType, disposition, expires]);
