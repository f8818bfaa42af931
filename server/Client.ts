/** Where a request comes from: for limits, for the log and for what must be answerable later. */
export interface Client {
  /** from the socket, or from the proxy that the operator named */
  readonly address: string;
  readonly userAgent: string | null;
  /** the same in the log, in the answer and in the audit log */
  readonly requestId: string;
}
