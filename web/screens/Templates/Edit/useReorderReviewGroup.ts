import { graphql } from 'react-relay';
import type { useReorderReviewGroupMutation } from '#web/__generated__/useReorderReviewGroupMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderReviewGroup = (): MutationHook<useReorderReviewGroupMutation> =>
  useMutation(graphql`
    mutation useReorderReviewGroupMutation($input: ReorderReviewGroupInput!) {
      reorderReviewGroup(input: $input) {
        ... on ReorderReviewGroupPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
