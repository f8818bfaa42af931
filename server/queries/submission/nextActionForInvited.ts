import { isUuid } from '#domain/kernel/isUuid.ts';
import { nextSentences } from '#server/queries/submission/nextSentences.ts';
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
  const takesPart = await db.submission.count({
    where: {
      id,
      deletedAt: null,
      masterTemplate: { team: { letInAt: { not: null } } },
      OR: [
        { applicantAttachments: { some: { userId } } },
        { submissionAttachments: { some: { userId } } },
        { activeSteps: { some: { reviewRequests: { some: { receivingUserId: userId, canceledAt: null } } } } },
      ],
    },
  });
  return takesPart === 0 ? null : (await nextSentences({ services, db, queries: pool }, id, [userId]))(userId);
}
