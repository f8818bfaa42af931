/** What a file is said to be when nothing better is known. */
export const unknownContent = 'application/octet-stream';

const knownShape = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** `IMAGE/PNG` and `text/plain; charset=utf-8` as type/subtype, in lower case and without parameters; null for what is none. */
export function normalContentType(given: string): string | null {
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return knownShape.test(type) ? type : null;
}
