/**
 * The browser tab that a request comes from. A tab has a random ID for as long as its page is loaded, and numbers its
 * mutations, so that it can recognize the events it caused. Only the tab itself ever learns about either.
 */
export interface OriginTab {
  readonly id: string;
  /** null for requests that aren't numbered mutations */
  readonly mutation: number | null;
}

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
