import { graphql } from 'react-relay';
import type { useReinstateTeamMutation } from '#web/__generated__/useReinstateTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReinstateTeam = (): MutationHook<useReinstateTeamMutation> =>
  useMutation(graphql`
    mutation useReinstateTeamMutation($input: ReinstateTeamInput!) {
      reinstateTeam(input: $input) {
        ... on ReinstateTeamPayload {
          team {
            ...ManageTeam_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
