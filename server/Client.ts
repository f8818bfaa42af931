import type { OriginTab } from '#server/OriginTab.ts';

/** Where a request comes from: for rate limits, the log, and accountability. */
export interface Client {
  /** from the socket, or from the trusted proxy */
  readonly address: string;
  readonly userAgent: string | null;
  /** the same in the log, the response, and the audit log */
  readonly requestId: string;
  /** null if the client doesn't identify its tab, as programs don't */
  readonly tab: OriginTab | null;
}
