import { graphql } from 'react-relay';
import type { useSuspendTeamMutation } from '#web/__generated__/useSuspendTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSuspendTeam = (): MutationHook<useSuspendTeamMutation> =>
  useMutation(graphql`
    mutation useSuspendTeamMutation($input: SuspendTeamInput!) {
      suspendTeam(input: $input) {
        ... on SuspendTeamPayload {
          team {
            ...ManageTeam_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
