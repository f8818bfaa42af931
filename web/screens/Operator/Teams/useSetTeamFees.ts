import { graphql } from 'react-relay';
import type { useSetTeamFeesMutation } from '#web/__generated__/useSetTeamFeesMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetTeamFees = (): MutationHook<useSetTeamFeesMutation> =>
  useMutation(graphql`
    mutation useSetTeamFeesMutation($input: SetTeamFeesInput!) {
      setTeamFees(input: $input) {
        ... on SetTeamFeesPayload {
          team {
            ...ManageTeam_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
