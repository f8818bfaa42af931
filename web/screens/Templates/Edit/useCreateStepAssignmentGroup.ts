import { graphql } from 'react-relay';
import type { useCreateStepAssignmentGroupMutation } from '#web/__generated__/useCreateStepAssignmentGroupMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateStepAssignmentGroup = (): MutationHook<useCreateStepAssignmentGroupMutation> =>
  useMutation(graphql`
    mutation useCreateStepAssignmentGroupMutation($input: CreateStepAssignmentGroupInput!) {
      createStepAssignmentGroup(input: $input) {
        ... on CreateStepAssignmentGroupPayload {
          flowTemplate {
            revision
            isModified
            steps {
              id
              ...StepPeople_step
              ...AssignmentGroups_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
