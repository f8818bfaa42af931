import { graphql } from 'react-relay';
import type { useRemoveStepAssignmentMutation } from '#web/__generated__/useRemoveStepAssignmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveStepAssignment = (): MutationHook<useRemoveStepAssignmentMutation> =>
  useMutation(graphql`
    mutation useRemoveStepAssignmentMutation($input: RemoveStepAssignmentInput!) {
      removeStepAssignment(input: $input) {
        ... on RemoveStepAssignmentPayload {
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
