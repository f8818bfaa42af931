import { graphql } from 'react-relay';
import type { useTakeOffTeamMutation } from '#web/__generated__/useTakeOffTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useTakeOffTeam = (): MutationHook<useTakeOffTeamMutation> =>
  useMutation(graphql`
    mutation useTakeOffTeamMutation($input: TakeOffTeamInput!) {
      takeOffTeam(input: $input) {
        ... on TakeOffTeamPayload {
          team {
            ...MemberTable_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
