import { graphql } from 'react-relay';
import type { useInviteTentativeAssignmentMutation } from '#web/__generated__/useInviteTentativeAssignmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteTentativeAssignment = (): MutationHook<useInviteTentativeAssignmentMutation> =>
  useMutation(graphql`
    mutation useInviteTentativeAssignmentMutation($input: InviteTentativeAssignmentInput!) {
      inviteTentativeAssignment(input: $input) {
        ... on InviteTentativeAssignmentPayload {
          submission {
            ...afterAssignment_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
