import { graphql } from 'react-relay';
import type { useUpdateConfiguredOutputMutation } from '#web/__generated__/useUpdateConfiguredOutputMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateConfiguredOutput = (): MutationHook<useUpdateConfiguredOutputMutation> =>
  useMutation(graphql`
    mutation useUpdateConfiguredOutputMutation($input: UpdateConfiguredOutputInput!) {
      updateConfiguredOutput(input: $input) {
        ... on UpdateConfiguredOutputPayload {
          configuredOutput {
            renewalReminders {
              id
              direction
              period {
                value
                unit
              }
            }
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
