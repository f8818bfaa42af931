/** The content type when nothing better is known. */
export const unknownContent = 'application/octet-stream';

const knownShape = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/**
 * Normalizes `IMAGE/PNG` or `text/plain; charset=utf-8` to a lowercase type/subtype without parameters; null if it is
 * invalid.
 */
export function normaliseContentType(given: string): string | null {
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return knownShape.test(type) ? type : null;
}
