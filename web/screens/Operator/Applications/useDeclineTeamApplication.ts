import { graphql } from 'react-relay';
import type { useDeclineTeamApplicationMutation } from '#web/__generated__/useDeclineTeamApplicationMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeclineTeamApplication = (): MutationHook<useDeclineTeamApplicationMutation> =>
  useMutation(graphql`
    mutation useDeclineTeamApplicationMutation($input: DeclineTeamApplicationInput!) {
      declineTeamApplication(input: $input) {
        ... on DeclineTeamApplicationPayload {
          teamApplication {
            id
            state
            declineReason
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
