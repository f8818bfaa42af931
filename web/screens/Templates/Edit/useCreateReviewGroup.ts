import { graphql } from 'react-relay';
import type { useCreateReviewGroupMutation } from '#web/__generated__/useCreateReviewGroupMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateReviewGroup = (): MutationHook<useCreateReviewGroupMutation> =>
  useMutation(graphql`
    mutation useCreateReviewGroupMutation($input: CreateReviewGroupInput!) {
      createReviewGroup(input: $input) {
        ... on CreateReviewGroupPayload {
          reviewGroup {
            id
            ...ReviewGroupEditor_group
          }
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
