import { graphql } from 'react-relay';
import type { useAddStepAssignmentMutation } from '#web/__generated__/useAddStepAssignmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddStepAssignment = (): MutationHook<useAddStepAssignmentMutation> =>
  useMutation(graphql`
    mutation useAddStepAssignmentMutation($input: AddStepAssignmentInput!) {
      addStepAssignment(input: $input) {
        ... on AddStepAssignmentPayload {
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
