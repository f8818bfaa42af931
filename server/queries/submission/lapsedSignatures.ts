import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import { needsSignature } from '#domain/submission/signature.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/** A completed step that was signed, with the digest each signature covers. */
export interface SignedStep {
  readonly activeStepId: string;
  readonly stepIdentity: string;
  readonly digests: readonly string[];
}

/** Steps whose current answers no signature covers. */
export const lapsedSignatures = <Step extends SignedStep>(
  { evaluation }: Pick<EvaluatedSubmission, 'evaluation'>,
  steps: readonly Step[],
): readonly Step[] =>
  steps.filter(({ stepIdentity, digests }) =>
    needsSignature({
      ...{ requiresSignature: true, wasSkipped: false, signedDigests: digests },
      currentDigest: answersDigest(evaluation, answersOfStep(evaluation.form, stepIdentity)),
    }),
  );
