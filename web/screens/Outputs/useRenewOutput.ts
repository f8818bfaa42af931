import { graphql } from 'react-relay';
import type { useRenewOutputMutation } from '#web/__generated__/useRenewOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Starts a renewal, or returns the one in progress. */
export const useRenewOutput = (): MutationHook<useRenewOutputMutation> =>
  useMutation(graphql`
    mutation useRenewOutputMutation($input: RenewOutputInput!) {
      renewOutput(input: $input) {
        ... on RenewOutputPayload {
          submission {
            id
          }
          issuedOutput {
            ...OutputPage_output
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
