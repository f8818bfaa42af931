import {
  expectedReviewers,
  isComplete,
  verdictOf,
  type Approval,
  type ReviewGroup,
} from '#domain/review/ReviewGroup.ts';

/** What a reviewer said, and of which answers. Words from before answers were kept with them stand for any. */
export interface ApprovalOfAnswers extends Approval {
  readonly digest: string | null;
  readonly at: Date;
}

/** Somebody of the office has looked at changes after an approval and stands for them. */
export interface Acceptance {
  readonly digest: string;
  readonly at: Date;
}

/** A group of reviewers at a step that was reached, oldest words first. */
export interface ReviewOfAnswers {
  readonly group: ReviewGroup;
  readonly approvals: readonly ApprovalOfAnswers[];
  readonly acceptances: readonly Acceptance[];
  /** of the answers of which the group speaks, as they are shown now */
  readonly digest: string;
  /** the step was left, so that nobody waits for the review any more */
  readonly isBehind: boolean;
}

/**
 * `changed`: somebody approved answers that are others now. `missing`: the answers ask for a review that nobody made
 * when the step was left, or that somebody took back.
 */
export type ReviewProblem = 'changed' | 'missing';

/**
 * Why what a group has reviewed is not what would be issued; null when it is, or when its step still waits for it.
 * Decision 0016.
 */
export function reviewProblem(review: ReviewOfAnswers): ReviewProblem | null {
  if (standsForAnswers(review)) return null;
  if (staleApprovals(review).length > 0) return 'changed';
  return review.isBehind && review.group.required ? 'missing' : null;
}

/** The last words of those reviewers who approved other answers than are shown now. */
function staleApprovals({ group, approvals, digest }: ReviewOfAnswers): readonly ApprovalOfAnswers[] {
  return expectedReviewers(group).flatMap((reviewer) => {
    const last = approvals.findLast((approval) => verdictOf(reviewer, [approval]) !== null);
    return last?.outcome === 'approved' && !isOf(last, digest) ? [last] : [];
  });
}

/** The group has approved exactly these answers, or somebody has accepted them and nobody has objected since. */
function standsForAnswers({ group, approvals, acceptances, digest }: ReviewOfAnswers): boolean {
  const current = approvals.filter((approval) => approval.outcome !== 'approved' || isOf(approval, digest));
  if (isComplete({ ...group, approvals: current })) return true;
  return acceptances.some((acceptance) => {
    const later = approvals.filter(({ at }) => at > acceptance.at);
    return acceptance.digest === digest && later.every(({ outcome }) => outcome === 'approved');
  });
}

const isOf = ({ digest: approved }: ApprovalOfAnswers, digest: string): boolean =>
  approved === null || approved === digest;

/** What the answers have to be compared with: those of the earliest stale word, or those that were accepted after it. */
export function baselineOf(review: ReviewOfAnswers): Acceptance | null {
  const [first] = staleApprovals(review).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!first || first.digest === null) return null;
  const accepted = review.acceptances.filter(({ at }) => at >= first.at).at(-1);
  return accepted ?? { digest: first.digest, at: first.at };
}
