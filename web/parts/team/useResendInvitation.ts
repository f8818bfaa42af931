import { graphql } from 'react-relay';
import type { useResendInvitationMutation } from '#web/__generated__/useResendInvitationMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useResendInvitation = (): MutationHook<useResendInvitationMutation> =>
  useMutation(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
