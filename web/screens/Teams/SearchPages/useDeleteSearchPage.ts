import { graphql } from 'react-relay';
import type { useDeleteSearchPageMutation } from '#web/__generated__/useDeleteSearchPageMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteSearchPage = (): MutationHook<useDeleteSearchPageMutation> =>
  useMutation(graphql`
    mutation useDeleteSearchPageMutation($input: DeleteSearchPageInput!) {
      deleteSearchPage(input: $input) {
        ... on DeleteSearchPagePayload {
          team {
            searchPages {
              id
              name
              slug
              instructions
              items {
                fieldIdentities
                form {
                  id
                }
              }
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
