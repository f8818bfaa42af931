import { randomBytes } from 'node:crypto';

/**
 * `uploads`: sent by a browser, not looked at yet, swept when nobody accepts it. `files`: accepted.
 * `generated`: made by us (outputs, exports, receipts).
 */
export type FileArea = 'uploads' | 'files' | 'generated';

const shape = /^(?:uploads|files|generated)\/([0-9a-f]{2})\/\1[0-9a-f]{30}$/;

/** 128 random bits: a key cannot be guessed, and carries no name, person or team. */
export function newFileKey(area: FileArea): string {
  const name = randomBytes(16).toString('hex');
  return `${area}/${name.slice(0, 2)}/${name}`;
}

export const fileAreas: readonly FileArea[] = ['uploads', 'files', 'generated'];

/** The keys of an area fall into this many shelves of the same size. */
const shelves = 256;

/** What the keys of one shelf begin with. */
export const shelfOf = (area: FileArea, shelf: number): string =>
  `${area}/${(shelf % shelves).toString(16).padStart(2, '0')}/`;

export function isFileKey(text: string): boolean {
  return shape.test(text);
}

/** A shelf, and nothing above it or beside it. */
export function assertShelf(prefix: string): void {
  if (!/^(?:uploads|files|generated)\/[0-9a-f]{2}\/$/.test(prefix)) throw new RangeError('not a shelf of files');
}

/** Stands before every access: whatever the caller was told, no path but our own is ever touched. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError('not a file key');
}
