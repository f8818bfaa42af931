import { graphql } from 'react-relay';
import type { useRegenerateOutputMutation } from '#web/__generated__/useRegenerateOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRegenerateOutput = (): MutationHook<useRegenerateOutputMutation> =>
  useMutation(graphql`
    mutation useRegenerateOutputMutation($input: RegenerateOutputInput!) {
      regenerateOutput(input: $input) {
        ... on RegenerateOutputPayload {
          issuedOutput {
            ...OutputPage_output
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
