import { lazy, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewStep_step$key } from '#web/__generated__/ReviewStep_step.graphql.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { ownFirst } from '#web/screens/Submission/steps/ownFirst.ts';
import { ReviewGroupStatus } from '#web/screens/Submission/steps/ReviewGroupStatus.tsx';
import { Card } from '#web/ui/Card.tsx';
import { StableSuspense } from '#web/ui/StableSuspense.tsx';

// Lazy: few forms need a third party's review.
const ThirdPartyRequests = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/thirdParty/ThirdPartyRequests.tsx')).ThirdPartyRequests,
}));

/** The review groups of a step on the submission page, the viewer's own first, with a link to its review. */
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
          ...ThirdPartyRequests_review
          ...ReviewGroupStatus_review
        }
      }
    `,
    step,
  );
  return (
    <>
      {ownFirst(reviews, isOpen).map((review) => {
        const { id, name } = review.reviewGroup;
        return (
          <Card key={id} title={reviewWords.group(name ?? null)}>
            <ReviewGroupStatus
              review={review}
              pathOf={isOpen(review) ? (subjectId) => reviewPath(submissionId, stepId, id, subjectId) : null}
            />
            <StableSuspense isThere={review.availableActions.includes('viewRequests')}>
              <ThirdPartyRequests review={review} submissionId={submissionId} />
            </StableSuspense>
          </Card>
        );
      })}
    </>
  );
}

/** whether the viewer can review in it */
const isOpen = ({ availableActions }: { readonly availableActions: readonly string[] }): boolean =>
  availableActions.includes('reviewStep');
