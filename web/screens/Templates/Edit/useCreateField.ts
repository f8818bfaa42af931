import { graphql } from 'react-relay';
import type { useCreateFieldMutation } from '#web/__generated__/useCreateFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateField = (): MutationHook<useCreateFieldMutation> =>
  useMutation(graphql`
    mutation useCreateFieldMutation($input: CreateFieldInput!) {
      createField(input: $input) {
        ... on CreateFieldPayload {
          field {
            id
            ...EditableFieldRow_field
          }
          section {
            id
            fields {
              id
              position
              sectionId
            }
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
