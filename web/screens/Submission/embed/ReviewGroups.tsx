import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewGroups_step$key } from '#web/__generated__/ReviewGroups_step.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { addressedReviewGroup, type ReviewGroupParams } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { ownFirst } from '#web/screens/Submission/steps/ownFirst.ts';
import { ReviewForm, type ReviewResult } from '#web/screens/Submission/steps/ReviewForm.tsx';
import { ReviewGroupStatus } from '#web/screens/Submission/steps/ReviewGroupStatus.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

interface ReviewGroupsProps {
  readonly step: ReviewGroups_step$key;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly address: ReviewGroupParams;
  /** DOM ID of the selected review's submit button, for shortcuts */
  readonly buttonId?: string;
  /** replaces going to the next review */
  readonly onReviewed?: (departure: GuardedNavigation, outcome: ReviewOutcome) => void;
}

/** Groups of a review step, with the review form in the selected one. */
export function ReviewGroups({ step, seen, address, buttonId, onReviewed }: ReviewGroupsProps): ReactElement {
  const { id, stepId, submissionId, reviews } = useFragment(
    graphql`
      fragment ReviewGroups_step on ActiveStep {
        id
        stepId
        submissionId
        reviews {
          availableActions
          reviewGroup {
            id
            name
          }
          reviewers {
            subjectId
            name
            isOwn
          }
          ...ReviewForm_review
          ...ReviewGroupStatus_review
        }
      }
    `,
    step,
  );
  const [reviewed, setReviewed] = useState<{ groupId: string; next: ReviewResult['nextReview'] } | null>(null);
  const groups = ownFirst(
    reviews.map((review) => ({
      review,
      id: review.reviewGroup.id,
      isOpen: review.availableActions.includes('reviewStep'),
      speaksAs: review.reviewers.flatMap(({ subjectId, isOwn }) => (isOwn ? [subjectId] : [])),
    })),
    ({ isOpen }) => isOpen,
  );
  const meant = addressedReviewGroup(groups, address);
  return (
    <>
      {ownFirst(groups, (group) => group.id === meant).map(({ id: groupId, review, isOpen, speaksAs }) => {
        const { name } = review.reviewGroup;
        const isMeant = groupId === meant;
        const isDone = reviewed?.groupId === groupId;
        const next = isDone ? reviewed.next : null;
        const roleId = address.roleId === null ? null : `Role:${address.roleId}`;
        const role = review.reviewers.find(({ subjectId }) => subjectId === roleId && speaksAs.includes(subjectId));
        const leadsOn = isOpen && (!isMeant || speaksAs.length > 1);
        return (
          <Card key={groupId} title={reviewWords.group(name ?? null)}>
            <ReviewGroupStatus
              review={review}
              pathOf={leadsOn ? (subjectId) => reviewPath(submissionId, stepId, groupId, subjectId) : null}
            />
            {isDone && (
              <Alert
                tone="success"
                isLive
                title={reviewWords.done}
                action={
                  next && <ButtonLink to={reviewPath(next.submissionId, next.stepId)}>{reviewWords.next}</ButtonLink>
                }
              />
            )}
            {isMeant && !isDone && isOpen && (
              <>
                {role && <p>{reviewWords.speaksFor(role.name)}</p>}
                <ReviewForm
                  submissionId={submissionId}
                  stepId={stepId}
                  activeStepId={id}
                  roleId={role?.subjectId ?? null}
                  seen={seen}
                  review={review}
                  buttonId={buttonId}
                  onReviewed={({ nextReview }, departure, outcome) =>
                    onReviewed ? onReviewed(departure, outcome) : setReviewed({ groupId, next: nextReview })
                  }
                />
              </>
            )}
            {isMeant && !isDone && !isOpen && <p data-chrome>{reviewWords.notYours}</p>}
          </Card>
        );
      })}
    </>
  );
}
