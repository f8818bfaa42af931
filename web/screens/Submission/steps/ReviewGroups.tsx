import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewGroups_step$key } from '#web/__generated__/ReviewGroups_step.graphql.ts';
import { askedWords } from '#web/messages/asked.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

import { ownFirst } from './ownFirst.ts';
import { ReviewForm, type Reviewed } from './ReviewForm.tsx';
import { ReviewGroupStatus } from './ReviewGroupStatus.tsx';

interface ReviewGroupsProps {
  readonly step: ReviewGroups_step$key;
  /** the answers that are shown */
  readonly seen: string;
  /** in the address: the group that is meant, and the role for which the reader speaks */
  readonly groupId: string | null;
  readonly roleId: string | null;
}

/** The groups of a review step, with what the reader can say in the one that is meant. */
export function ReviewGroups({ step, seen, groupId: wanted, roleId }: ReviewGroupsProps): ReactElement {
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
          }
          ...ReviewForm_review
          ...ReviewGroupStatus_review
        }
      }
    `,
    step,
  );
  const [reviewed, setReviewed] = useState<{ groupId: string; next: Reviewed['nextReview'] } | null>(null);
  const groups = ownFirst(reviews);
  const meant = groups.find(({ reviewGroup }) => plainId(reviewGroup.id) === wanted) ?? groups[0];
  const others = groups.filter((review) => review !== meant);
  return (
    <>
      {[...(meant ? [meant] : []), ...others].map((review) => {
        const { id: groupId, name } = review.reviewGroup;
        const isDone = reviewed?.groupId === groupId;
        const next = isDone ? reviewed.next : null;
        const isOpen = review.availableActions.includes('reviewStep');
        const role = review.reviewers.find(({ subjectId }) => roleId !== null && subjectId === `Role:${roleId}`);
        return (
          <Card key={groupId} title={reviewWords.group(name ?? null)}>
            <ReviewGroupStatus review={review} />
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
            {review === meant && !isDone && isOpen && (
              <>
                {role && <p>{reviewWords.speaksFor(role.name)}</p>}
                <ReviewForm
                  submissionId={submissionId}
                  stepId={stepId}
                  activeStepId={id}
                  roleId={role?.subjectId ?? null}
                  seen={seen}
                  review={review}
                  onReviewed={({ nextReview }) => setReviewed({ groupId, next: nextReview })}
                />
              </>
            )}
            {review === meant && !isDone && !isOpen && <p>{reviewWords.notYours}</p>}
            {review !== meant && isOpen && (
              <div>
                <ButtonLink to={reviewPath(submissionId, stepId, groupId)}>{askedWords.openReview}</ButtonLink>
              </div>
            )}
          </Card>
        );
      })}
    </>
  );
}
