import { graphql } from 'react-relay';
import type { useRequestReviewMutation } from '#web/__generated__/useRequestReviewMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestReview = (): MutationHook<useRequestReviewMutation> =>
  useMutation(graphql`
    mutation useRequestReviewMutation($input: RequestReviewInput!) {
      requestReview(input: $input) {
        ... on RequestReviewPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
