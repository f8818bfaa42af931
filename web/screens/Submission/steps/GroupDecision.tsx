import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { GroupDecision_review$key } from '#web/__generated__/GroupDecision_review.graphql.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import type { OnReviewed } from '#web/screens/Submission/embed/OnReviewed.ts';
import { ReviewForm, type ReviewResult } from '#web/screens/Submission/steps/ReviewForm.tsx';
import { useUndoReview, type ReviewPlace } from '#web/screens/Submission/steps/useUndoReview.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useDockedHeight } from '#web/ui/useDockedHeight.ts';
import styles from '#web/screens/Submission/steps/DecisionBar.module.css';

interface GroupDecisionProps {
  readonly place: ReviewPlace;
  /** the viewer can review in the group now */
  readonly isOpen: boolean;
  /** role the viewer reviews as; null for any */
  readonly role: { readonly id: string; readonly name: string } | null;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly review: GroupDecision_review$key;
  readonly buttonId: string | undefined;
  readonly onReviewed: OnReviewed | undefined;
}

/** The viewer's decision in one group. It can be undone until it counts. Decision 0166. */
export function GroupDecision({
  place,
  isOpen,
  role,
  seen,
  review: key,
  buttonId,
  onReviewed,
}: GroupDecisionProps): ReactElement {
  const review = useFragment(
    graphql`
      fragment GroupDecision_review on StepReview {
        ownDeferredReview {
          endedBecause
          message
        }
        ...ReviewForm_review
      }
    `,
    key,
  );
  const [reviewed, setReviewed] = useState<Pick<ReviewResult, 'nextReview'> | null>(null);
  const undo = useUndoReview(place);
  const deferred = review.ownDeferredReview;
  const isUndoable = !!deferred && deferred.endedBecause === null;
  const didNotCount = !!deferred && deferred.endedBecause !== null;
  if (isUndoable || (reviewed !== null && !didNotCount)) {
    const next = reviewed?.nextReview;
    return (
      <Docked>
        <Alert
          tone="success"
          isLive
          title={reviewWords.done}
          action={
            <div className={styles.done}>
              {isUndoable && <Button onPress={() => void undo()}>{reviewWords.undo}</Button>}
              {next && <ButtonLink to={reviewPath(next.submissionId, next.stepId)}>{reviewWords.next}</ButtonLink>}
            </div>
          }
        />
      </Docked>
    );
  }
  if (!isOpen) return <p data-chrome>{reviewWords.notYours}</p>;
  return (
    <Docked>
      {deferred?.message && (
        <Alert tone="danger" isLive title={reviewWords.notRecorded}>
          {deferred.message}
        </Alert>
      )}
      <ReviewForm
        key={deferred?.endedBecause ?? 'first'}
        place={place}
        role={role}
        seen={seen}
        review={review}
        buttonId={buttonId}
        onReviewed={(result, departure, outcome) =>
          onReviewed ? onReviewed(departure, outcome, undo) : setReviewed(result)
        }
      />
    </Docked>
  );
}

function Docked({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useDockedHeight(ref);
  return (
    <div ref={ref} className={styles.bar} data-docked="" data-chrome="">
      {children}
    </div>
  );
}
