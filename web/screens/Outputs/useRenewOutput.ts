import { graphql } from 'react-relay';
import type { useRenewOutputMutation } from '#web/__generated__/useRenewOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Starts the renewal of an output, or answers the one that is under way. */
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
