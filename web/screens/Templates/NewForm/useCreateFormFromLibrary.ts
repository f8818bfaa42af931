import { graphql } from 'react-relay';
import type { useCreateFormFromLibraryMutation } from '#web/__generated__/useCreateFormFromLibraryMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateFormFromLibrary = (): MutationHook<useCreateFormFromLibraryMutation> =>
  useMutation(graphql`
    mutation useCreateFormFromLibraryMutation($input: CreateFormFromLibraryInput!) {
      createFormFromLibrary(input: $input) {
        ... on CreateFormFromLibraryPayload {
          masterTemplate {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
