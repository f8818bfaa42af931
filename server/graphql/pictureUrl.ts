import { maxExpirySeconds, type FileStore } from '#server/files/store.ts';

interface Picture {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
}

/** Returns the URL from which a page shows a picture. */
export const pictureUrl = (files: FileStore, { key, filename: fileName, contentType }: Picture): Promise<string> =>
  files.downloadUrl({ key, fileName, contentType, inline: true, expiresInSeconds: maxExpirySeconds });
