import { graphql } from 'react-relay';
import type { useReorderOptionMutation } from '#web/__generated__/useReorderOptionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderOption = (): MutationHook<useReorderOptionMutation> =>
  useMutation(graphql`
    mutation useReorderOptionMutation($input: ReorderOptionInput!) {
      reorderOption(input: $input) {
        ... on ReorderOptionPayload {
          flowTemplate {
            ...optionTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
