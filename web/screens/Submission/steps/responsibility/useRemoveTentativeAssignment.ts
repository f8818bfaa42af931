import { graphql } from 'react-relay';
import type { useRemoveTentativeAssignmentMutation } from '#web/__generated__/useRemoveTentativeAssignmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveTentativeAssignment = (): MutationHook<useRemoveTentativeAssignmentMutation> =>
  useMutation(graphql`
    mutation useRemoveTentativeAssignmentMutation($input: RemoveTentativeAssignmentInput!) {
      removeTentativeAssignment(input: $input) {
        ... on RemoveTentativeAssignmentPayload {
          submission {
            ...afterAssignment_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
