import type { Tx } from '#server/operations/operation.ts';
import { submissionInMails, type SubmissionInMails } from '#server/queries/submission/submissionInMails.ts';

/**
 * What emails to these people say about a submission. It reflects the transaction's state, so write emails after the
 * change.
 */
export const loadSubmissionInMails = (
  { ctx: { services }, db, queries }: Tx,
  submissionId: string,
  userIds: readonly string[],
  hidesAmounts = false,
): Promise<SubmissionInMails> => submissionInMails({ services, db, queries, hidesAmounts }, submissionId, userIds);
