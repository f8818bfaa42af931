import { graphql } from 'react-relay';
import type { useCloseAccountMutation } from '#web/__generated__/useCloseAccountMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCloseAccount = (): MutationHook<useCloseAccountMutation> =>
  useMutation(graphql`
    mutation useCloseAccountMutation($input: CloseAccountInput!) {
      closeAccount(input: $input) {
        ... on CloseAccountPayload {
          viewer {
            email
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
