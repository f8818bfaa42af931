import { AsyncLocalStorage } from 'node:async_hooks';

/** What becomes known of a request while it is answered, for the log, for mails that it causes and for counting. */
export interface RequestNote {
  /** the same in the log, in the answer, in the audit log and in mails */
  readonly id: string;
  /** the pattern of the address, never the address: that may hold what signs somebody in */
  route: string | null;
  /** of a document of the web client */
  operation: string | null;
  personId: string | null;
}

const notes = new AsyncLocalStorage<RequestNote>();

export const withNote = <Result>(note: RequestNote, work: () => Result): Result => notes.run(note, work);

/** Of the request that is being answered; null in a job, and on a socket. */
export const requestNote = (): RequestNote | null => notes.getStore() ?? null;
