import { graphql } from 'react-relay';
import type { useInviteToSurveyMutation } from '#web/__generated__/useInviteToSurveyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteToSurvey = (): MutationHook<useInviteToSurveyMutation> =>
  useMutation(graphql`
    mutation useInviteToSurveyMutation($input: InviteToSurveyInput!) {
      inviteToSurvey(input: $input) {
        ... on InviteToSurveyPayload {
          activeStep {
            survey {
              invitedCount
            }
            ...SurveyInvitations_step
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
