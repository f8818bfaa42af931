import { Refusal } from '#domain/kernel/refusal.ts';
import { allAnswers, answersUpToStep } from '#domain/submission/shownAnswers.ts';
import { newId } from '#server/newId.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { startChangeTracking } from '#server/operations/review/startChangeTracking.ts';
import { autoAdvance } from '#server/operations/submission/completeStep.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { answersVersion } from '#server/queries/submission/answersVersion.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

export interface NewAcceptance {
  readonly submissionId: string;
  readonly userId: string;
  /** the answers that the person saw */
  readonly seen: string;
}

/**
 * Someone accepts the current answers in place of the approved ones, so that outputs may be issued from them. Any
 * later change must be accepted again.
 */
export const acceptChangedAnswers = operation<NewAcceptance, string>(
  'acceptChangedAnswers',
  async (tx, { submissionId, userId, seen }) => {
    const submission = await lockSubmission(tx, submissionId, 'acceptChangedAnswers');
    await refuseApplicant(tx, submissionId, userId);
    const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
    const refused = evaluated?.reviewed.filter(({ problem }) => problem !== null) ?? [];
    if (!evaluated || refused.length === 0) throw new Refusal('outdated');
    const { form } = evaluated.evaluation;
    if (seen !== answersVersion(evaluated, allAnswers(form))) throw new Refusal('outdated');
    const { teamId } = submission;
    for (const { activeStepId, stepIdentity } of refused) {
      const frozen = await freezeAnswers(tx, evaluated, answersUpToStep(form, stepIdentity));
      const own = { id: newId(), teamId, submissionId, activeStepId, createdAt: tx.now };
      await tx.db.answerAcceptance.create({ data: { ...own, frozenAnswersId: frozen.id, acceptedById: userId } });
      const subject = { subjectType: 'Submission', subjectId: submissionId };
      const data = { submission: submission.customId ?? String(submission.scopedId), digest: frozen.digest };
      tx.audit({ kind: 'acceptChangedAnswers', teamId, actorId: userId, ...subject, data });
    }
    await startChangeTracking(tx, submissionId);
    await recordChange(tx, submission, { kind: 'acceptChangedAnswers' });
    if (await autoAdvance(tx, submissionId)) await refreshDashboard(tx, [submissionId]);
    return submissionId;
  },
);

/** Checked again under the lock: no one can accept changes to their own submission, whatever other roles they have. */
async function refuseApplicant({ db }: Tx, submissionId: string, userId: string): Promise<void> {
  const own = await db.applicantAttachment.count({ where: { submissionId, userId } });
  if (own > 0) throw new Refusal('ownReview');
}
