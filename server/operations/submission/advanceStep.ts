import { namedProblems } from '#domain/form/namedProblems.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { blockers, confirmations, type Audience, type Confirmation } from '#domain/submission/obstacles.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems } from '#server/operations/refusals.ts';
import { completeStep } from '#server/operations/submission/completeStep.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

export interface AdvanceInput {
  /**
   * the step to complete: refused if it is no longer the current one, after a double click or another person's action
   */
  readonly activeStepId: string;
  readonly audience: Audience;
  /** the confirmations that the person has agreed to */
  readonly confirmed: readonly Confirmation[];
}

/** Completes the current step if there are no obstacles. Returns the submission's id. */
export const advanceStep = operation<AdvanceInput, string>(
  'advanceStep',
  async (tx, { activeStepId, audience, confirmed }) => {
    const submission = await lockSubmissionOfStep(tx, activeStepId, 'advanceStep');
    const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submission.id], tx.queries);
    const facts = evaluated?.facts;
    if (!facts || evaluated.snapshot.step?.activeStepId !== activeStepId) throw new Refusal('stepNotCurrent');
    const problems = namedProblems(blockers(facts, audience), evaluated.evaluation.form);
    // reports all invalid answers together, but other problems one at a time
    if (problems[0]?.path === '') refuseIf(problems[0]);
    refuseProblems(problems);
    const requiredConfirmations = confirmations(facts, audience);
    const [unanswered] = requiredConfirmations.filter((question) => !confirmed.includes(question));
    if (unanswered !== undefined) throw new Refusal(unanswered, { count: facts.unpaidFees });
    if (requiredConfirmations.includes('skipSignature'))
      await tx.db.activeStep.update({ where: { id: activeStepId }, data: { signatureSkippedAt: tx.now } });
    await completeStep(tx, submission.id);
    await recordChange(tx, submission, { kind: 'advanceStep', data: { activeStepId } });
    return submission.id;
  },
);
