import {
  expectedReviewers,
  isReviewComplete,
  verdictOf,
  type Approval,
  type ReviewGroup,
} from '#domain/review/ReviewGroup.ts';

/**
 * A reviewer's decision with the digest of the answers it was about. Decisions from before answers were kept have no
 * digest and apply to any.
 */
export interface ApprovalOfAnswers extends Approval {
  readonly digest: string | null;
  readonly at: Date;
}

/** A staff member reviewed and accepted changes after an approval. */
export interface Acceptance {
  readonly digest: string;
  readonly at: Date;
}

/** A review group at a step that was reached, oldest decisions first. */
export interface ReviewOfAnswers {
  readonly group: ReviewGroup;
  readonly approvals: readonly ApprovalOfAnswers[];
  readonly acceptances: readonly Acceptance[];
  /** of the answers the group reviews, as currently shown */
  readonly digest: string;
  /** the step was completed, so no one waits for the review anymore */
  readonly isBehind: boolean;
}

/**
 * `changed`: approved answers were changed later. `missing`: a review the answers require wasn't made before the step
 * was completed, or was withdrawn.
 */
export type ReviewProblem = 'changed' | 'missing';

/**
 * Why a group's review doesn't match what would be issued; null if it does, or while its step still waits for it.
 * Decision 0016.
 */
export function reviewProblem(review: ReviewOfAnswers): ReviewProblem | null {
  if (standsForAnswers(review)) return null;
  if (staleApprovals(review).length > 0) return 'changed';
  return review.isBehind && review.group.required ? 'missing' : null;
}

/** The latest decisions of reviewers who approved answers that differ from the current ones. */
function staleApprovals({ group, approvals, digest }: ReviewOfAnswers): readonly ApprovalOfAnswers[] {
  return expectedReviewers(group).flatMap((reviewer) => {
    const last = approvals.findLast((approval) => verdictOf(reviewer, [approval]) !== null);
    return last?.outcome === 'approved' && !isOf(last, digest) ? [last] : [];
  });
}

/** The group approved exactly these answers, or someone accepted them and no one objected since. */
function standsForAnswers({ group, approvals, acceptances, digest }: ReviewOfAnswers): boolean {
  const current = approvals.filter((approval) => approval.outcome !== 'approved' || isOf(approval, digest));
  if (isReviewComplete({ ...group, approvals: current })) return true;
  return acceptances.some((acceptance) => {
    const later = approvals.filter(({ at }) => at > acceptance.at);
    return acceptance.digest === digest && later.every(({ outcome }) => outcome === 'approved');
  });
}

const isOf = ({ digest: approved }: ApprovalOfAnswers, digest: string): boolean =>
  approved === null || approved === digest;

/** The answers to compare with: those of the earliest stale approval, or those accepted after it. */
export function baselineOf(review: ReviewOfAnswers): Acceptance | null {
  const [first] = staleApprovals(review).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!first || first.digest === null) return null;
  const accepted = review.acceptances.filter(({ at }) => at >= first.at).at(-1);
  return accepted ?? { digest: first.digest, at: first.at };
}
