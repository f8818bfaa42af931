import type { Tx } from '#server/operations/operation.ts';
import { nextSentences, type NextSentences } from '#server/queries/submission/nextSentences.ts';

/**
 * Loads the next-step sentence for all recipients at once. It reflects the transaction's state, so write emails after
 * the change.
 */
export const nextSentencesInMails = (
  { ctx: { services }, db, queries }: Tx,
  submissionId: string,
  userIds: readonly string[],
): Promise<NextSentences> => nextSentences({ services, db, queries }, submissionId, userIds);
