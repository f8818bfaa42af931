import { graphql } from 'react-relay';
import type { useCreateRequirementMutation } from '#web/__generated__/useCreateRequirementMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateRequirement = (): MutationHook<useCreateRequirementMutation> =>
  useMutation(graphql`
    mutation useCreateRequirementMutation($input: CreateRequirementInput!) {
      createRequirement(input: $input) {
        ... on CreateRequirementPayload {
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
