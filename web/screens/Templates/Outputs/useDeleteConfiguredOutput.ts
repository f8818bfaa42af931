import { graphql } from 'react-relay';
import type { useDeleteConfiguredOutputMutation } from '#web/__generated__/useDeleteConfiguredOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteConfiguredOutput = (): MutationHook<useDeleteConfiguredOutputMutation> =>
  useMutation(graphql`
    mutation useDeleteConfiguredOutputMutation($input: DeleteConfiguredOutputInput!) {
      deleteConfiguredOutput(input: $input) {
        ... on DeleteConfiguredOutputPayload {
          flowTemplate {
            id
            revision
            isModified
            configuredOutputs {
              id
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
