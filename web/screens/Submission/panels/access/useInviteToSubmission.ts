import { graphql } from 'react-relay';
import type { useInviteToSubmissionMutation } from '#web/__generated__/useInviteToSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteToSubmission = (): MutationHook<useInviteToSubmissionMutation> =>
  useMutation(graphql`
    mutation useInviteToSubmissionMutation($input: InviteToSubmissionInput!) {
      inviteToSubmission(input: $input) {
        ... on InviteToSubmissionPayload {
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
