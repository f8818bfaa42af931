import { graphql } from 'react-relay';
import type { useApplyForTeamMutation } from '#web/__generated__/useApplyForTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useApplyForTeam = (): MutationHook<useApplyForTeamMutation> =>
  useMutation(graphql`
    mutation useApplyForTeamMutation($input: ApplyForTeamInput!) {
      applyForTeam(input: $input) {
        ... on ApplyForTeamPayload {
          viewer {
            id
            teamApplications {
              id
              name
              state
              declineReason
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
