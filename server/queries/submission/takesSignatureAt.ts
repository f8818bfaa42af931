import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import { takesSignature } from '#domain/submission/signature.ts';
import type { ActiveStep, PrismaClient, Step } from '#server/generated/prisma/client.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/** Whether a step can be signed in the submission's current state. */
export async function takesSignatureAt(
  { signing }: Pick<PrismaClient, 'signing'>,
  { id: activeStepId, completedAt, signatureSkippedAt, step }: ActiveStep & { readonly step: Step },
  { evaluation }: EvaluatedSubmission,
): Promise<boolean> {
  const { requiresSignature, identity } = step;
  const signed = await signing.findMany({ where: { activeStepId }, select: { answersDigest: true } });
  return takesSignature({
    requiresSignature,
    completed: completedAt !== null,
    wasSkipped: signatureSkippedAt !== null,
    signedDigests: signed.map((each) => each.answersDigest),
    currentDigest: answersDigest(evaluation, answersOfStep(evaluation.form, identity)),
  });
}
