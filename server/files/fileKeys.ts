import { randomBytes } from 'node:crypto';

/**
 * `uploads`: sent by a browser, not inspected yet, swept if never accepted. `files`: accepted. `generated`: created
 * by us (outputs, exports, receipts).
 */
export type FileArea = 'uploads' | 'files' | 'generated';

const shape = /^(?:uploads|files|generated)\/([0-9a-f]{2})\/\1[0-9a-f]{30}$/;

/** 128 random bits: a key can't be guessed and reveals no name, person, or team. */
export function newFileKey(area: FileArea): string {
  const name = randomBytes(16).toString('hex');
  return `${area}/${name.slice(0, 2)}/${name}`;
}

export const fileAreas: readonly FileArea[] = ['uploads', 'files', 'generated'];

/** The keys of an area are divided evenly among this many prefixes. */
const shelves = 256;

/** The prefix of the keys in one part of an area. */
export const shardPrefix = (area: FileArea, shelf: number): string =>
  `${area}/${(shelf % shelves).toString(16).padStart(2, '0')}/`;

export function isFileKey(text: string): boolean {
  return shape.test(text);
}

/** Accepts only the prefix of one part of an area, nothing broader. */
export function assertShardPrefix(prefix: string): void {
  if (!/^(?:uploads|files|generated)\/[0-9a-f]{2}\/$/.test(prefix)) throw new RangeError('not a shelf of files');
}

/** Called before every access, so that whatever the caller was given, only our own paths are touched. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError('not a file key');
}
