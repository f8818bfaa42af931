import { Refusal } from '#domain/kernel/refusal.ts';
import { withAvailableFiles } from '#server/operations/answer/copyAnswerFiles.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { startSubmission } from '#server/operations/submission/launchSubmission.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { renewalsOf } from '#server/queries/output/renewalsOf.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

export interface RenewOutput {
  readonly issuedOutputId: string;
  readonly renewedById: string;
}

/**
 * Renews an output: its applicants get a new submission of the form's current version, prefilled with last time's
 * answers. An output has at most one renewal in progress, which a repeated request returns. Returns its id.
 */
export const renewOutput = operation<RenewOutput, string>(
  'renewOutput',
  async (tx, { issuedOutputId, renewedById }) => {
    const named = await tx.db.issuedOutput.findUnique({ where: { id: issuedOutputId } });
    refuseUnless(named, 'outdated');
    const renewed = await lockSubmission(tx, named.submissionId, 'renewOutput');
    const renewal = (await renewalsOf(tx.db, [issuedOutputId], tx.now)).get(issuedOutputId);
    refuseUnless(renewal, 'outdated');
    const { refusal, renewalId, output } = renewal;
    if (refusal?.code === 'renewalUnderWay' && renewalId !== null) return renewalId;
    if (refusal !== null) throw new Refusal(refusal.code, refusal.params);
    const applicants = await tx.db.applicantAttachment.findMany({
      where: { submissionId: renewed.id },
      orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
      select: { userId: true },
    });
    const [primaryApplicantId = renewedById, ...secondaryApplicantIds] = applicants.map(({ userId }) => userId);
    const launch = {
      ...{ masterTemplateId: renewed.masterTemplateId, launchedById: renewedById, subprocessRequirementId: null },
      ...{ primaryApplicantId, secondaryApplicantIds },
    };
    const earlier = await earlierAnswers(tx, renewed.id, output.configuredOutput.autofill);
    const id = await startSubmission(tx, launch, { outputId: issuedOutputId, submissionId: renewed.id, earlier });
    await recordChange(tx, renewed, { kind: 'renewOutput', data: { issuedOutputId, output: output.name } });
    return id;
  },
);

/** The submitted answers only: answers to hidden fields are left out. */
async function earlierAnswers(tx: Tx, submissionId: string, autofill: boolean) {
  const [evaluated] = autofill ? await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries) : [];
  return withAvailableFiles(tx, submissionId, evaluated?.evaluation.submittedAnswers() ?? new Map());
}
