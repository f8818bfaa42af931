import { graphql } from 'react-relay';
import type { useCancelReviewRequestMutation } from '#web/__generated__/useCancelReviewRequestMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCancelReviewRequest = (): MutationHook<useCancelReviewRequestMutation> =>
  useMutation(graphql`
    mutation useCancelReviewRequestMutation($input: CancelReviewRequestInput!) {
      cancelReviewRequest(input: $input) {
        ... on CancelReviewRequestPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
