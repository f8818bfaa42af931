import { graphql } from 'react-relay';
import type { useDeleteOptionsMutation } from '#web/__generated__/useDeleteOptionsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteOptions = (): MutationHook<useDeleteOptionsMutation> =>
  useMutation(graphql`
    mutation useDeleteOptionsMutation($input: DeleteOptionsInput!) {
      deleteOptions(input: $input) {
        ... on DeleteOptionsPayload {
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
