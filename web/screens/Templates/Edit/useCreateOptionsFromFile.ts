import { graphql } from 'react-relay';
import type { useCreateOptionsFromFileMutation } from '#web/__generated__/useCreateOptionsFromFileMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateOptionsFromFile = (): MutationHook<useCreateOptionsFromFileMutation> =>
  useMutation(graphql`
    mutation useCreateOptionsFromFileMutation($input: CreateOptionsFromFileInput!) {
      createOptionsFromFile(input: $input) {
        ... on CreateOptionsFromFilePayload {
          addedCount
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
