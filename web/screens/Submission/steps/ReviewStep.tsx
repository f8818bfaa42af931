import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewStep_step$key } from '#web/__generated__/ReviewStep_step.graphql.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

import { ReviewForm, type Reviewed } from './ReviewForm.tsx';
import { ReviewGroupStatus } from './ReviewGroupStatus.tsx';
import { reviewPath } from './ReviewPath.ts';

/** The groups of a review step, each with what the viewer can say in it. */
export function ReviewStep({ step }: { readonly step: ReviewStep_step$key }): ReactElement {
  const { id, submissionId, reviews, reviewedAnswers } = useFragment(
    graphql`
      fragment ReviewStep_step on ActiveStep {
        id
        submissionId
        reviewedAnswers {
          seen
        }
        reviews {
          availableActions
          reviewGroup {
            id
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
  return (
    <>
      {reviews.map((review) => {
        const { id: groupId, name } = review.reviewGroup;
        const isDone = reviewed?.groupId === groupId;
        const next = isDone ? reviewed.next : null;
        return (
          <Card key={groupId} title={reviewWords.group(name ?? null)}>
            <ReviewGroupStatus review={review} />
            {isDone && (
              <Alert
                tone="success"
                isLive
                title={reviewWords.done}
                action={next && <ButtonLink to={reviewPath(next.submissionId, next.id)}>{reviewWords.next}</ButtonLink>}
              />
            )}
            {!isDone &&
              (review.availableActions.includes('reviewStep') ? (
                <ReviewForm
                  submissionId={submissionId}
                  activeStepId={id}
                  seen={reviewedAnswers.seen}
                  review={review}
                  onReviewed={({ nextReview }) => setReviewed({ groupId, next: nextReview })}
                />
              ) : (
                <p>{reviewWords.notYours}</p>
              ))}
          </Card>
        );
      })}
    </>
  );
}
