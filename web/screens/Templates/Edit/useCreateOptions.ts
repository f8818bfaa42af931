import { graphql } from 'react-relay';
import type { useCreateOptionsMutation } from '#web/__generated__/useCreateOptionsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateOptions = (): MutationHook<useCreateOptionsMutation> =>
  useMutation(graphql`
    mutation useCreateOptionsMutation($input: CreateOptionsInput!) {
      createOptions(input: $input) {
        ... on CreateOptionsPayload {
          field {
            ...EditableFieldRow_field
          }
          options {
            id
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
