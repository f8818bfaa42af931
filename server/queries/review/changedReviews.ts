import type { ReviewProblem } from '#domain/review/sinceApproval.ts';
import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import type { Database } from '#server/database/createDatabase.ts';
import { changesAsText, type ChangeAsText, type AnswerReader } from '#server/queries/review/changesAsText.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import type { ReviewedSubmissionStep } from '#server/queries/submission/reviewedStepsOf.ts';

export interface ChangedReview {
  readonly activeStepId: string;
  readonly problem: ReviewProblem;
  /** when and by whom the compared answers were approved or accepted */
  readonly approvedAt: Date | null;
  readonly approvedBy: readonly string[];
  readonly changes: readonly ChangeAsText[];
}

/** For each reviewed step, what changed since the approval, compared with the copy frozen then. */
export async function changedReviews(
  db: Database,
  evaluated: EvaluatedSubmission,
  reader: AnswerReader,
): Promise<ChangedReview[]> {
  const refused: ChangedReview[] = [];
  for (const review of evaluated.reviewed)
    if (review.problem !== null)
      refused.push(await changedReview(db, evaluated, { ...review, problem: review.problem }, reader));
  return refused;
}

async function changedReview(
  db: Database,
  evaluated: EvaluatedSubmission,
  { activeStepId, stepIdentity, problem, baseline }: ReviewedSubmissionStep & { readonly problem: ReviewProblem },
  reader: AnswerReader,
): Promise<ChangedReview> {
  const kept = baseline && (await keptAnswers(db, evaluated.snapshot.id, activeStepId, baseline.digest));
  if (!kept) return { activeStepId, problem, approvedAt: null, approvedBy: [], changes: [] };
  const span = answersUpToStep(evaluated.evaluation.form, stepIdentity);
  const names = [
    ...kept.stepApprovals.map(({ reviewer: { name } }) => name),
    ...kept.answerAcceptances.map(({ acceptedBy }) => acceptedBy.name),
  ];
  return {
    activeStepId,
    problem,
    approvedAt: baseline.at,
    approvedBy: [...new Set(names)],
    changes: changesAsText(kept, evaluated, span, reader),
  };
}

const keptAnswers = (db: Database, submissionId: string, activeStepId: string, digest: string) =>
  db.frozenAnswers.findUnique({
    where: { submissionId_digest: { submissionId, digest } },
    include: {
      stepApprovals: {
        where: { activeStepId, outcome: 'approved' },
        include: { reviewer: { select: { name: true } } },
        orderBy: { createdAt: 'asc' },
      },
      answerAcceptances: {
        where: { activeStepId },
        include: { acceptedBy: { select: { name: true } } },
        orderBy: { createdAt: 'asc' },
      },
    },
  });
