import { graphql } from 'react-relay';
import type { useCreateConfiguredOutputMutation } from '#web/__generated__/useCreateConfiguredOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateConfiguredOutput = (): MutationHook<useCreateConfiguredOutputMutation> =>
  useMutation(graphql`
    mutation useCreateConfiguredOutputMutation($input: CreateConfiguredOutputInput!) {
      createConfiguredOutput(input: $input) {
        ... on CreateConfiguredOutputPayload {
          configuredOutput {
            id
            ...OutputEditor_output
          }
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
