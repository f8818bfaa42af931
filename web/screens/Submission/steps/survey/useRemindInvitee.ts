import { graphql } from 'react-relay';
import type { useRemindInviteeMutation } from '#web/__generated__/useRemindInviteeMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemindInvitee = (): MutationHook<useRemindInviteeMutation> =>
  useMutation(graphql`
    mutation useRemindInviteeMutation($input: RemindInviteeInput!) {
      remindInvitee(input: $input) {
        ... on RemindInviteePayload {
          activeStep {
            ...SurveyInvitations_step
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
