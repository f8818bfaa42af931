import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { signatureProblems } from '#domain/submission/signature.ts';
import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import { newId } from '#server/newId.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import { operation } from '#server/operations/operation.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockByStep } from '#server/operations/submission/lockSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

export interface Signature {
  readonly activeStepId: string;
  readonly userId: string;
  readonly typedName: string;
  readonly image: string | null;
}

/** Signs the answers of a step as they are at this moment; a change of them asks for another signature. */
export const signStep = operation<Signature, string>(
  'signStep',
  async (tx, { activeStepId, userId, typedName, image }) => {
    const submission = await lockByStep(tx, activeStepId, 'signStep');
    const problems = signatureProblems({ typedName, image });
    if (problems.length > 0) throw new InvalidInput(problems);
    const active = await tx.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId }, include: { step: true } });
    if (active.startedAt === null) throw new Refusal('stepNotReached');
    refuseUnless(active.step.requiresSignature, 'signatureNotAsked');
    const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submission.id], tx.queries);
    refuseUnless(evaluated, 'outdated');
    const step = answersOfStep(evaluated.evaluation.form, active.stepIdentity);
    const { id: frozenAnswersId, digest } = await freezeAnswers(tx, evaluated, step);
    await tx.db.signing.create({
      data: {
        ...{ id: newId(), teamId: submission.teamId, activeStepId, userId, image, createdAt: tx.now },
        typedName: oneLine(typedName),
        ...{ answersDigest: digest, frozenAnswersId },
      },
    });
    await changed(tx, submission, { kind: 'signStep', data: { activeStepId } });
    return activeStepId;
  },
);
