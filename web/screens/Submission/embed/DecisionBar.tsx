import { useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { DecisionBar_step$key } from '#web/__generated__/DecisionBar_step.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import type { ReviewGroupParams } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { ReviewForm, type ReviewResult } from '#web/screens/Submission/steps/ReviewForm.tsx';
import { reviewGroupsFor } from '#web/screens/Submission/steps/reviewGroupsFor.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useDockedHeight } from '#web/ui/useDockedHeight.ts';
import styles from '#web/screens/Submission/steps/DecisionBar.module.css';

interface DecisionBarProps {
  readonly step: DecisionBar_step$key;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly address: ReviewGroupParams;
  /** DOM ID of the submit button, for shortcuts */
  readonly buttonId?: string;
  /** replaces going to the next review */
  readonly onReviewed?: (departure: GuardedNavigation, outcome: ReviewOutcome) => void;
}

/**
 * The viewer's decision, docked to the bottom of the case, and what happened once it is made. Goes last in the case. People
 * who can't decide see one sentence in its place. Decision 0153.
 */
export function DecisionBar({ step, seen, address, buttonId, onReviewed }: DecisionBarProps): ReactElement | null {
  const { id, stepId, submissionId, reviews } = useFragment(
    graphql`
      fragment DecisionBar_step on ActiveStep {
        id
        stepId
        submissionId
        reviews {
          reviewers {
            subjectId
            name
          }
          ...reviewGroupsFor_review
          ...ReviewForm_review
        }
      }
    `,
    step,
  );
  const [reviewed, setReviewed] = useState<Pick<ReviewResult, 'nextReview'> | null>(null);
  const meant = reviewGroupsFor(reviews, address).find(({ isMeant }) => isMeant);
  if (!meant) return null;
  const { review, isOpen, speaksAs } = meant;
  if (reviewed === null && !isOpen) return <p data-chrome>{reviewWords.notYours}</p>;
  const roleId = address.roleId === null ? null : `Role:${address.roleId}`;
  const role = review.reviewers.find(({ subjectId }) => subjectId === roleId && speaksAs.includes(subjectId));
  const next = reviewed?.nextReview;
  return (
    <Docked>
      {reviewed !== null ? (
        <Alert
          tone="success"
          isLive
          title={reviewWords.done}
          action={next && <ButtonLink to={reviewPath(next.submissionId, next.stepId)}>{reviewWords.next}</ButtonLink>}
        />
      ) : (
        <ReviewForm
          submissionId={submissionId}
          stepId={stepId}
          activeStepId={id}
          role={role ? { id: role.subjectId, name: role.name } : null}
          seen={seen}
          review={review}
          buttonId={buttonId}
          onReviewed={(result, departure, outcome) =>
            onReviewed ? onReviewed(departure, outcome) : setReviewed(result)
          }
        />
      )}
    </Docked>
  );
}

function Docked({ children }: { readonly children: ReactElement }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useDockedHeight(ref);
  return (
    <div ref={ref} className={styles.bar} data-docked="" data-chrome="">
      {children}
    </div>
  );
}
