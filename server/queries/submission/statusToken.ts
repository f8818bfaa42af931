import { isUuid } from '#domain/kernel/isUuid.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

/**
 * What a browser shows to see a status again after the code was entered. Signed, so that it can't be made from a row of
 * the database, and good only as long as that row says.
 */
export const statusToken = (keys: Pick<Keys, 'sign'>, requestId: string): string =>
  Buffer.from(`${requestId} ${keys.sign('submission status', requestId)}`).toString('base64url');

/** The request of a token; null if the signature is invalid. */
export function readStatusToken(keys: Pick<Keys, 'verify'>, token: string): string | null {
  const [id = '', signature = ''] = Buffer.from(token, 'base64url').toString().split(' ', 2);
  return isUuid(id) && keys.verify('submission status', id, signature) ? id : null;
}
