import { graphql } from 'react-relay';
import type { useUpdateReviewGroupMutation } from '#web/__generated__/useUpdateReviewGroupMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateReviewGroup = (): MutationHook<useUpdateReviewGroupMutation> =>
  useMutation(graphql`
    mutation useUpdateReviewGroupMutation($input: UpdateReviewGroupInput!) {
      updateReviewGroup(input: $input) {
        ... on UpdateReviewGroupPayload {
          reviewGroup {
            ...ReviewGroupEditor_group
          }
          flowTemplate {
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
