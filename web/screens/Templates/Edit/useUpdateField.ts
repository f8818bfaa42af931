import { graphql } from 'react-relay';
import type { useUpdateFieldMutation } from '#web/__generated__/useUpdateFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateField = (): MutationHook<useUpdateFieldMutation> =>
  useMutation(graphql`
    mutation useUpdateFieldMutation($input: UpdateFieldInput!) {
      updateField(input: $input) {
        ... on UpdateFieldPayload {
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
