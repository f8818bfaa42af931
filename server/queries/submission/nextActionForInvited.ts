import { isUuid } from '#domain/kernel/isUuid.ts';
import { submissionInMails } from '#server/queries/submission/submissionInMails.ts';
import { takesPartInSubmission } from '#server/queries/submission/takesPartInSubmission.ts';
import type { Services } from '#server/Services.ts';

const pageOfSubmission = /^\/initiated_flows\/(?:manager\/)?([^/?]+)/;

/**
 * Whose turn it is in the submission an invitation leads to, for someone who hasn't signed up yet. Only for current
 * participants, and only with text of an approved town, as in emails.
 */
export async function nextActionForInvited(
  services: Pick<Services, 'db' | 'pool' | 'loadForm'>,
  userId: string,
  page: string,
): Promise<string | null> {
  const [, id = ''] = pageOfSubmission.exec(page) ?? [];
  if (!isUuid(id)) return null;
  const { db, pool } = services;
  if (!(await takesPartInSubmission(db, id, userId))) return null;
  return (await submissionInMails({ services, db, queries: pool, hidesAmounts: true }, id, [userId])).sentenceFor(
    userId,
  );
}
