import { graphql } from 'react-relay';
import type { useCreateSearchPageMutation } from '#web/__generated__/useCreateSearchPageMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateSearchPage = (): MutationHook<useCreateSearchPageMutation> =>
  useMutation(graphql`
    mutation useCreateSearchPageMutation($input: CreateSearchPageInput!) {
      createSearchPage(input: $input) {
        ... on CreateSearchPagePayload {
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
