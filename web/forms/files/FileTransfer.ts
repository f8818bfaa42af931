import type { Outcome } from '#web/relay/Outcome.ts';

/** How a file gets from a browser to where it is wanted. What did not arrive can be tried again from where it stopped. */
export interface FileTransfer {
  /** Sends it to where files are kept: its id there. Meanwhile it tells how much of it has gone, from 0 to 1. */
  readonly send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Outcome<string>>;
  /** Has it looked at and taken in; the key is the same each time that this is tried for one file. */
  readonly take: (fileId: string, key: string) => Promise<Outcome<unknown>>;
}
