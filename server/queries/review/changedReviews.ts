import type { Content } from '#domain/form/Content.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import type { ReviewProblem } from '#domain/review/sinceApproval.ts';
import { answersUpToStep, changesSince, type AnswerChange, type ShownAnswer } from '#domain/submission/shownAnswers.ts';
import type { Database } from '#server/database/createDatabase.ts';
import type { PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import type { ReviewedSubmissionStep } from '#server/queries/submission/reviewedStepsOf.ts';

/** What an answer said when it was approved and what it says now; null is nothing. */
export interface ChangeInWords {
  readonly fieldIdentity: string;
  readonly fieldName: string;
  readonly dataType: DataType;
  readonly isHidden: boolean;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangedReview {
  readonly activeStepId: string;
  readonly problem: ReviewProblem;
  /** when the answers with which it is compared were approved, or accepted; and by whom */
  readonly approvedAt: Date | null;
  readonly approvedBy: readonly string[];
  readonly changes: readonly ChangeInWords[];
}

interface Reader {
  readonly answers: readonly PlacedAnswer[];
  readonly mayRead: (answer: PlacedAnswer) => boolean;
}

/** What was approved at each step and is no longer there, from the copy that was kept then. */
export async function changedReviews(
  db: Database,
  evaluated: EvaluatedSubmission,
  reader: Reader,
): Promise<ChangedReview[]> {
  const refused: ChangedReview[] = [];
  for (const review of evaluated.reviewed)
    if (review.problem !== null)
      refused.push(await changedReview(db, evaluated, { ...review, problem: review.problem }, reader));
  return refused;
}

async function changedReview(
  db: Database,
  { snapshot, evaluation }: EvaluatedSubmission,
  { activeStepId, stepIdentity, problem, baseline }: ReviewedSubmissionStep & { readonly problem: ReviewProblem },
  reader: Reader,
): Promise<ChangedReview> {
  const kept = baseline && (await keptAnswers(db, snapshot.id, activeStepId, baseline.digest));
  if (!kept) return { activeStepId, problem, approvedAt: null, approvedBy: [], changes: [] };
  const { form } = evaluation;
  const rows = answersByField(form, reader.answers);
  const span = answersUpToStep(form, stepIdentity);
  const inWords = ({ fieldIdentity, before, after }: AnswerChange): ChangeInWords => {
    const [field, row] = [fieldOf(form, fieldIdentity), rows.get(fieldIdentity)];
    const isHidden = !row || !reader.mayRead(row);
    const text = (content: Content): string | null =>
      !field || isHidden || content === null
        ? null
        : kinds[field.dataType].summarise(content, field, snapshot.timeZone);
    const { name: fieldName, dataType } = field ?? { name: '', dataType: 'string' };
    return { fieldIdentity, fieldName, dataType, isHidden, before: text(before), after: text(after) };
  };
  const names = [
    ...kept.stepApprovals.map(({ reviewer }) => reviewer.name),
    ...kept.answerAcceptances.map(({ acceptedBy }) => acceptedBy.name),
  ];
  return {
    activeStepId,
    problem,
    approvedAt: baseline.at,
    approvedBy: [...new Set(names)],
    changes: changesSince(kept.answers as unknown as ShownAnswer[], evaluation, span).map(inWords),
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
