import { graphql } from 'react-relay';
import type { useChooseDefaultOptionMutation } from '#web/__generated__/useChooseDefaultOptionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useChooseDefaultOption = (): MutationHook<useChooseDefaultOptionMutation> =>
  useMutation(graphql`
    mutation useChooseDefaultOptionMutation($input: UpdateOptionInput!) {
      updateOption(input: $input) {
        ... on UpdateOptionPayload {
          flowTemplate {
            ...optionTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
