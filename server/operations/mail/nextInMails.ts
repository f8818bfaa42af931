import type { Tx } from '#server/operations/operation.ts';
import { nextSentences, type NextSentences } from '#server/queries/submission/nextSentences.ts';

/** Asks once for all who get the mail. It says what is true in the transaction, so mails are written after the change. */
export const nextInMails = (
  { ctx: { services }, db, queries }: Tx,
  submissionId: string,
  userIds: readonly string[],
): Promise<NextSentences> => nextSentences({ services, db, queries }, submissionId, userIds);
