import type { Readable } from 'node:stream';

/** A virus scanner's verdict; `tooLarge` if the file exceeds the scanner's size limit. */
export type ScanVerdict = 'clean' | 'infected' | 'tooLarge';

/** An optional virus scanner. It reads a stream, so that no file is held in memory. */
export interface Scanner {
  /** Throws ScannerAway. */
  scan(content: Readable): Promise<ScanVerdict>;
}

/** The scan didn't happen; the file is scanned again later. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerAway';
}
