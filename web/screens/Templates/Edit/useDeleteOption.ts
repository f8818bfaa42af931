import { graphql } from 'react-relay';
import type { useDeleteOptionMutation } from '#web/__generated__/useDeleteOptionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteOption = (): MutationHook<useDeleteOptionMutation> =>
  useMutation(graphql`
    mutation useDeleteOptionMutation($input: DeleteOptionInput!) {
      deleteOption(input: $input) {
        ... on DeleteOptionPayload {
          field {
            ...EditableFieldRow_field
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
