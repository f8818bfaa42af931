import { graphql } from 'react-relay';
import type { useRevokeOutputMutation } from '#web/__generated__/useRevokeOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRevokeOutput = (): MutationHook<useRevokeOutputMutation> =>
  useMutation(graphql`
    mutation useRevokeOutputMutation($input: RevokeOutputInput!) {
      revokeOutput(input: $input) {
        ... on RevokeOutputPayload {
          issuedOutput {
            ...OutputPage_output
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
