import { graphql } from 'react-relay';
import type { useUpdateRequirementMutation } from '#web/__generated__/useUpdateRequirementMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateRequirement = (): MutationHook<useUpdateRequirementMutation> =>
  useMutation(graphql`
    mutation useUpdateRequirementMutation($input: UpdateRequirementInput!) {
      updateRequirement(input: $input) {
        ... on UpdateRequirementPayload {
          requirement {
            id
            submission {
              ...afterChange_submission
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
