import { graphql } from 'react-relay';
import type { useCancelRequirementMutation } from '#web/__generated__/useCancelRequirementMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCancelRequirement = (): MutationHook<useCancelRequirementMutation> =>
  useMutation(graphql`
    mutation useCancelRequirementMutation($input: CancelRequirementInput!) {
      cancelRequirement(input: $input) {
        ... on CancelRequirementPayload {
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
