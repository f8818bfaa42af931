import { graphql } from 'react-relay';
import type { useDeleteReviewGroupMutation } from '#web/__generated__/useDeleteReviewGroupMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteReviewGroup = (): MutationHook<useDeleteReviewGroupMutation> =>
  useMutation(graphql`
    mutation useDeleteReviewGroupMutation($input: DeleteReviewGroupInput!) {
      deleteReviewGroup(input: $input) {
        ... on DeleteReviewGroupPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
