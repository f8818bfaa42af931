import { graphql } from 'react-relay';
import type { useLetTeamInMutation } from '#web/__generated__/useLetTeamInMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useLetTeamIn = (): MutationHook<useLetTeamInMutation> =>
  useMutation(graphql`
    mutation useLetTeamInMutation($input: LetTeamInInput!) {
      letTeamIn(input: $input) {
        ... on LetTeamInPayload {
          team {
            ...ManageTeam_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
