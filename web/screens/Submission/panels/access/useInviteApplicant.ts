import { graphql } from 'react-relay';
import type { useInviteApplicantMutation } from '#web/__generated__/useInviteApplicantMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteApplicant = (): MutationHook<useInviteApplicantMutation> =>
  useMutation(graphql`
    mutation useInviteApplicantMutation($input: InviteApplicantInput!) {
      inviteApplicant(input: $input) {
        ... on InviteApplicantPayload {
          isMailWaiting
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
