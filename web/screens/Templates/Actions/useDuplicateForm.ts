import { graphql } from 'react-relay';
import type { useDuplicateFormMutation } from '#web/__generated__/useDuplicateFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDuplicateForm = (): MutationHook<useDuplicateFormMutation> =>
  useMutation(graphql`
    mutation useDuplicateFormMutation($input: DuplicateFormInput!) {
      duplicateForm(input: $input) {
        ... on DuplicateFormPayload {
          masterTemplate {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
