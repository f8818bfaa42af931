import type { FieldRange } from '#domain/form/Form.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { reviewsAtStep, type ReviewAtStep } from '#server/queries/review/reviewsAtStep.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

interface Place {
  readonly activeStepId: string;
  readonly reviewGroupId: string | null;
}

export interface LoadedReview extends ReviewAtStep {
  /** the form's step */
  readonly stepId: string;
  readonly evaluated: EvaluatedSubmission;
  /** the answers that the step's reviewers review */
  readonly reviewed: FieldRange;
}

/** The review group in question, of a step that has been reached. */
export async function reviewAt(
  tx: Tx,
  submissionId: string,
  { activeStepId, reviewGroupId }: Place,
): Promise<LoadedReview> {
  const step = await tx.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  if (step.startedAt === null) throw new Refusal('stepNotReached');
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  refuseUnless(evaluated, 'outdated');
  const groups = await reviewsAtStep(tx.db, step, evaluated.evaluation);
  const meant = groups.find(({ row }) => reviewGroupId === null || row.id === reviewGroupId);
  refuseUnless(meant, 'outdated');
  const reviewed = answersUpToStep(evaluated.evaluation.form, step.stepIdentity);
  return { ...meant, stepId: step.stepId, evaluated, reviewed };
}
