import type { Outcome } from '#web/relay/Outcome.ts';

/** Two-step upload. A failed step can be retried without repeating the other. */
export interface FileTransfer {
  /** Uploads to storage and returns the file ID. Reports progress from 0 to 1. */
  readonly send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Outcome<string>>;
  /** Has the server scan and accept the file. The idempotency key stays the same across retries. */
  readonly take: (fileId: string, key: string) => Promise<Outcome<unknown>>;
}
