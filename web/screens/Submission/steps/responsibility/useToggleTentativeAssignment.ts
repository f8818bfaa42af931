import { graphql } from 'react-relay';
import type { useToggleTentativeAssignmentMutation } from '#web/__generated__/useToggleTentativeAssignmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useToggleTentativeAssignment = (): MutationHook<useToggleTentativeAssignmentMutation> =>
  useMutation(graphql`
    mutation useToggleTentativeAssignmentMutation($input: ToggleTentativeAssignmentInput!) {
      toggleTentativeAssignment(input: $input) {
        ... on ToggleTentativeAssignmentPayload {
          submission {
            ...afterAssignment_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
