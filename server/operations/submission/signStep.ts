import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import { signatureProblems } from '#domain/submission/signature.ts';
import { newId } from '#server/newId.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { takesSignatureAt } from '#server/queries/submission/takesSignatureAt.ts';

export interface Signature {
  readonly activeStepId: string;
  readonly userId: string;
  readonly typedName: string;
  readonly image: string | null;
}

/**
 * Signs a step's current answers; changing them requires a new signature. Signing the same answers again has no
 * effect, and neither has signing after the step was completed.
 */
export const signStep = operation<Signature, string>(
  'signStep',
  async (tx, { activeStepId, userId, typedName, image }) => {
    const submission = await lockSubmissionOfStep(tx, activeStepId, 'signStep');
    const problems = signatureProblems({ typedName, image });
    if (problems.length > 0) throw new InvalidInput(problems);
    const active = await tx.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId }, include: { step: true } });
    if (active.startedAt === null) throw new Refusal('stepNotReached');
    refuseUnless(active.step.requiresSignature, 'signatureNotAsked');
    const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submission.id], tx.queries);
    refuseUnless(evaluated, 'outdated');
    if (!(await takesSignatureAt(tx.db, active, evaluated))) throw new Refusal('stepNotCurrent');
    const step = answersOfStep(evaluated.evaluation.form, active.stepIdentity);
    const { id: frozenAnswersId, digest } = await freezeAnswers(tx, evaluated, step);
    const own = { activeStepId, userId, answersDigest: digest };
    if ((await tx.db.signing.count({ where: own })) > 0) return activeStepId;
    await tx.db.signing.create({
      data: {
        ...{ id: newId(), teamId: submission.teamId, ...own, image, createdAt: tx.now },
        ...{ typedName: oneLine(typedName), frozenAnswersId },
      },
    });
    await recordChange(tx, submission, { kind: 'signStep', data: { activeStepId } });
    return activeStepId;
  },
);
