import { graphql } from 'react-relay';
import type { useUpdateIssuedOutputMutation } from '#web/__generated__/useUpdateIssuedOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateIssuedOutput = (): MutationHook<useUpdateIssuedOutputMutation> =>
  useMutation(graphql`
    mutation useUpdateIssuedOutputMutation($input: UpdateIssuedOutputInput!) {
      updateIssuedOutput(input: $input) {
        ... on UpdateIssuedOutputPayload {
          issuedOutput {
            ...OutputPage_output
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
