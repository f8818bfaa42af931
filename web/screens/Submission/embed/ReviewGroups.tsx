import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewGroups_step$key } from '#web/__generated__/ReviewGroups_step.graphql.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import type { ReviewGroupParams } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { reviewGroupsFor } from '#web/screens/Submission/steps/reviewGroupsFor.ts';
import { ReviewGroupStatus } from '#web/screens/Submission/steps/ReviewGroupStatus.tsx';
import { Card } from '#web/ui/Card.tsx';

interface ReviewGroupsProps {
  readonly step: ReviewGroups_step$key;
  readonly address: ReviewGroupParams;
}

/** The review groups of a step with the reviews so far. The decision itself is in the decision bar. */
export function ReviewGroups({ step, address }: ReviewGroupsProps): ReactElement {
  const { stepId, submissionId, reviews } = useFragment(
    graphql`
      fragment ReviewGroups_step on ActiveStep {
        stepId
        submissionId
        reviews {
          reviewGroup {
            name
          }
          ...reviewGroupsFor_review
          ...ReviewGroupStatus_review
        }
      }
    `,
    step,
  );
  return (
    <>
      {reviewGroupsFor(reviews, address).map(({ id, review, isOpen, isMeant, speaksAs }) => (
        <Card key={id} title={reviewWords.group(review.reviewGroup.name ?? null)}>
          <ReviewGroupStatus
            review={review}
            pathOf={
              isOpen && (!isMeant || speaksAs.length > 1)
                ? (subjectId) => reviewPath(submissionId, stepId, id, subjectId)
                : null
            }
          />
        </Card>
      ))}
    </>
  );
}
