import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewStep_step$key } from '#web/__generated__/ReviewStep_step.graphql.ts';
import { askedWords } from '#web/messages/asked.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

import { ReviewGroupStatus } from './ReviewGroupStatus.tsx';
import { ownFirst } from './ownFirst.ts';

/** The groups of a review step on the page of the submission: the reader's own first, with the way to it. */
export function ReviewStep({ step }: { readonly step: ReviewStep_step$key }): ReactElement {
  const { stepId, submissionId, reviews } = useFragment(
    graphql`
      fragment ReviewStep_step on ActiveStep {
        stepId
        submissionId
        reviews {
          availableActions
          reviewGroup {
            id
            name
          }
          ...ReviewGroupStatus_review
        }
      }
    `,
    step,
  );
  return (
    <>
      {ownFirst(reviews).map((review) => {
        const { id, name } = review.reviewGroup;
        return (
          <Card key={id} title={reviewWords.group(name ?? null)}>
            <ReviewGroupStatus review={review} />
            {review.availableActions.includes('reviewStep') && (
              <div>
                <ButtonLink to={reviewPath(submissionId, stepId, id)}>{askedWords.openReview}</ButtonLink>
              </div>
            )}
          </Card>
        );
      })}
    </>
  );
}
