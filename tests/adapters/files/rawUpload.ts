import { newFileKey } from '#server/files/fileKeys.ts';
import type { PresignedPost } from '#server/files/store.ts';
import type { DiskServer } from '#tests/adapters/files/startDiskServer.ts';

export const permissionOf = ({ store }: DiskServer, maxBytes: number): Promise<PresignedPost> =>
  store.presignPost({
    key: newFileKey('uploads'),
    contentType: 'application/pdf',
    maxBytes,
    expiresInSeconds: 60,
  });

export const keyOf = (post: PresignedPost): string => post.fields['key'] ?? '';

/** The headers and fields before the bytes of the file. */
export function head(post: PresignedPost, boundary = 'line'): string {
  const field = ([name, value]: [string, string]): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  return Object.entries(post.fields).map(field).join('') + file;
}
