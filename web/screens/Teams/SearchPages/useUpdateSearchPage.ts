import { graphql } from 'react-relay';
import type { useUpdateSearchPageMutation } from '#web/__generated__/useUpdateSearchPageMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateSearchPage = (): MutationHook<useUpdateSearchPageMutation> =>
  useMutation(graphql`
    mutation useUpdateSearchPageMutation($input: UpdateSearchPageInput!) {
      updateSearchPage(input: $input) {
        ... on UpdateSearchPagePayload {
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
