import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';

import type { useLiveReviewQuery } from '#web/__generated__/useLiveReviewQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';

/**
 * What others say is shown without a reload. The answers stay as the reviewer saw them: that they changed is told when
 * the review is sent, so that nobody approves what was put under their eyes.
 */
export function useLiveReview(submissionId: string | null, stepId: string): void {
  const environment = useRelayEnvironment();
  const look = useCallback(() => {
    if (submissionId === null) return;
    fetchQuery<useLiveReviewQuery>(
      environment,
      graphql`
        query useLiveReviewQuery($submissionId: ID!, $stepId: ID!) {
          submission: node(id: $submissionId) {
            ... on Submission @alias(as: "found") {
              activeStep(id: $stepId) {
                reviews {
                  availableActions
                  ...ReviewGroupStatus_review
                }
              }
              ...ChangesSinceApproval_submission
              ...ReviewDiscussions_submission
            }
          }
        }
      `,
      { submissionId, stepId },
      { fetchPolicy: 'network-only' },
    )
      // what does not come now comes with the next change
      .subscribe({ error: () => undefined });
  }, [environment, submissionId, stepId]);
  useSubmissionChanges(submissionId, look);
}
