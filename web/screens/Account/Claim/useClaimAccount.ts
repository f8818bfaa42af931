import { graphql } from 'react-relay';
import type { useClaimAccountMutation } from '#web/__generated__/useClaimAccountMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useClaimAccount = (): MutationHook<useClaimAccountMutation> =>
  useMutation(graphql`
    mutation useClaimAccountMutation($input: ClaimAccountInput!) {
      claimAccount(input: $input) {
        ... on ClaimAccountPayload {
          secondStep {
            token
            offered
            passkeyOptions
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
