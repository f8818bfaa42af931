import { graphql } from 'react-relay';
import type { useSendRequirementMutation } from '#web/__generated__/useSendRequirementMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSendRequirement = (): MutationHook<useSendRequirementMutation> =>
  useMutation(graphql`
    mutation useSendRequirementMutation($input: SendRequirementInput!) {
      sendRequirement(input: $input) {
        ... on SendRequirementPayload {
          requirement {
            submission {
              ...afterChange_submission
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
