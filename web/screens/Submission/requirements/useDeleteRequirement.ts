import { graphql } from 'react-relay';
import type { useDeleteRequirementMutation } from '#web/__generated__/useDeleteRequirementMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteRequirement = (): MutationHook<useDeleteRequirementMutation> =>
  useMutation(graphql`
    mutation useDeleteRequirementMutation($input: DeleteRequirementInput!) {
      deleteRequirement(input: $input) {
        ... on DeleteRequirementPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
