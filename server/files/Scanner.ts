import type { Readable } from 'node:stream';

/** What a virus scanner says of a file; of one that is larger than it looks at, it can say nothing. */
export type ScanVerdict = 'clean' | 'infected' | 'tooLarge';

/** A virus scanner, where the house has one. It reads a stream, so that no file is held in memory. */
export interface Scanner {
  /** Throws ScannerAway. */
  scan(content: Readable): Promise<ScanVerdict>;
}

/** Nothing was found out about the file: it is looked at again later. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}
