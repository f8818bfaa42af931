import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts about a request collected while it is handled, for the log, the emails it causes, and metrics. */
export interface RequestTrace {
  /** the same in the log, the response, the audit log, and emails */
  readonly id: string;
  /** the route pattern, never the URL, which may contain credentials */
  route: string | null;
  /** of a document of the web client */
  operation: string | null;
  personId: string | null;
}

const notes = new AsyncLocalStorage<RequestTrace>();

export const withRequestTrace = <Result>(note: RequestTrace, work: () => Result): Result => notes.run(note, work);

/** The note of the current request; null in a job or on a socket. */
export const requestTrace = (): RequestTrace | null => notes.getStore() ?? null;
