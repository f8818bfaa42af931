import { graphql } from 'react-relay';
import type { useSetTeamFeaturesMutation } from '#web/__generated__/useSetTeamFeaturesMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetTeamFeatures = (): MutationHook<useSetTeamFeaturesMutation> =>
  useMutation(graphql`
    mutation useSetTeamFeaturesMutation($input: SetTeamFeaturesInput!) {
      setTeamFeatures(input: $input) {
        ... on SetTeamFeaturesPayload {
          team {
            ...ManageTeam_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
