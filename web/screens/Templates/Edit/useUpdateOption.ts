import { graphql } from 'react-relay';
import type { useUpdateOptionMutation } from '#web/__generated__/useUpdateOptionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateOption = (): MutationHook<useUpdateOptionMutation> =>
  useMutation(graphql`
    mutation useUpdateOptionMutation($input: UpdateOptionInput!) {
      updateOption(input: $input) {
        ... on UpdateOptionPayload {
          option {
            ...OptionRow_option
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
