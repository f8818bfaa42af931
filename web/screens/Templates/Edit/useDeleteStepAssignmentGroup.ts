import { graphql } from 'react-relay';
import type { useDeleteStepAssignmentGroupMutation } from '#web/__generated__/useDeleteStepAssignmentGroupMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteStepAssignmentGroup = (): MutationHook<useDeleteStepAssignmentGroupMutation> =>
  useMutation(graphql`
    mutation useDeleteStepAssignmentGroupMutation($input: DeleteStepAssignmentGroupInput!) {
      deleteStepAssignmentGroup(input: $input) {
        ... on DeleteStepAssignmentGroupPayload {
          flowTemplate {
            revision
            isModified
            steps {
              id
              ...AssignmentGroups_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
