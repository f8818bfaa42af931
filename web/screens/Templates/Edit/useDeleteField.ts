import { graphql } from 'react-relay';
import type { useDeleteFieldMutation } from '#web/__generated__/useDeleteFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteField = (): MutationHook<useDeleteFieldMutation> =>
  useMutation(graphql`
    mutation useDeleteFieldMutation($input: DeleteFieldInput!) {
      deleteField(input: $input) {
        ... on DeleteFieldPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
