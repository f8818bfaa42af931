import { graphql } from 'react-relay';
import type { useSetLibraryFormMutation } from '#web/__generated__/useSetLibraryFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetLibraryForm = (): MutationHook<useSetLibraryFormMutation> =>
  useMutation(graphql`
    mutation useSetLibraryFormMutation($input: SetLibraryFormInput!) {
      setLibraryForm(input: $input) {
        ... on SetLibraryFormPayload {
          masterTemplate {
            isLibrary
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
