import { isUuid } from '#domain/kernel/isUuid.ts';
import type { AbsenceReason } from '#domain/submission/absenceReasons.ts';
import type { Database } from '#server/database/createDatabase.ts';

export interface Absence {
  readonly reason: AbsenceReason;
  readonly formName: string;
  readonly teamName: string;
}

/**
 * Why a person can't see a submission they got an email about; null for anyone else, so that its existence isn't
 * revealed. Decision 0028.
 */
export async function absenceOf(
  db: Database,
  { submissionId, userId }: { readonly submissionId: string; readonly userId: string },
): Promise<Absence | null> {
  if (!isUuid(submissionId)) return null;
  const submission = await db.submission.findFirst({
    where: { id: submissionId, deletedAt: null },
    include: { masterTemplate: { include: { team: true } } },
  });
  if (!submission) return null;
  const activeStep = { submissionId };
  const picks = await db.tentativeAssignment.count({
    where: { userId, activeStep: { submissionId, completedAt: null } },
  });
  const requests = await db.reviewRequest.count({ where: { receivingUserId: userId, activeStep } });
  if (picks + requests === 0) return null;
  const { name: formName, team } = submission.masterTemplate;
  return { reason: picks > 0 ? 'notSettled' : 'requestTakenBack', formName, teamName: team.name };
}
