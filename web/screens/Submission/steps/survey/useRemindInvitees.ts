import { graphql } from 'react-relay';
import type { useRemindInviteesMutation } from '#web/__generated__/useRemindInviteesMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemindInvitees = (): MutationHook<useRemindInviteesMutation> =>
  useMutation(graphql`
    mutation useRemindInviteesMutation($input: RemindInviteesInput!) {
      remindInvitees(input: $input) {
        ... on RemindInviteesPayload {
          activeStep {
            ...SurveyInvitations_step
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
