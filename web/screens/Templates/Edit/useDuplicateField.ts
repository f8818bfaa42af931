import { graphql } from 'react-relay';
import type { useDuplicateFieldMutation } from '#web/__generated__/useDuplicateFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDuplicateField = (): MutationHook<useDuplicateFieldMutation> =>
  useMutation(graphql`
    mutation useDuplicateFieldMutation($input: DuplicateFieldInput!) {
      duplicateField(input: $input) {
        ... on DuplicateFieldPayload {
          field {
            id
            ...EditableFieldRow_field
          }
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
