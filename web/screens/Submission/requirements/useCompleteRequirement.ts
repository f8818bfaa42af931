import { graphql } from 'react-relay';
import type { useCompleteRequirementMutation } from '#web/__generated__/useCompleteRequirementMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCompleteRequirement = (): MutationHook<useCompleteRequirementMutation> =>
  useMutation(graphql`
    mutation useCompleteRequirementMutation($input: CompleteRequirementInput!) {
      completeRequirement(input: $input) {
        ... on CompleteRequirementPayload {
          requirement {
            state
            availableActions
            activeStep {
              ...CollectInfoStep_step
            }
            submission {
              ...afterChange_submission
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
