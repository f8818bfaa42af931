import { graphql } from 'react-relay';
import type { useReorderFieldMutation } from '#web/__generated__/useReorderFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderField = (): MutationHook<useReorderFieldMutation> =>
  useMutation(graphql`
    mutation useReorderFieldMutation($input: ReorderFieldInput!) {
      reorderField(input: $input) {
        ... on ReorderFieldPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
