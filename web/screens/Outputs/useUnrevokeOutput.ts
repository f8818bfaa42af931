import { graphql } from 'react-relay';
import type { useUnrevokeOutputMutation } from '#web/__generated__/useUnrevokeOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUnrevokeOutput = (): MutationHook<useUnrevokeOutputMutation> =>
  useMutation(graphql`
    mutation useUnrevokeOutputMutation($input: UnrevokeOutputInput!) {
      unrevokeOutput(input: $input) {
        ... on UnrevokeOutputPayload {
          issuedOutput {
            ...OutputPage_output
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
