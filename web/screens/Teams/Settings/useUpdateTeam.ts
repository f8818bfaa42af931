import { graphql } from 'react-relay';
import type { useUpdateTeamMutation } from '#web/__generated__/useUpdateTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateTeam = (): MutationHook<useUpdateTeamMutation> =>
  useMutation(graphql`
    mutation useUpdateTeamMutation($input: UpdateTeamInput!) {
      updateTeam(input: $input) {
        ... on UpdateTeamPayload {
          team {
            slug
            ...TeamNameForm_team
            ...TeamColorForm_team
            ...TeamLogoForm_team
            ...TeamBannerForm_team
            ...TeamTimeZoneForm_team
            ...TeamSlugForm_team
            ...TeamSupportForm_team
            ...TeamMonogram_team
            ...TeamTagsForm_team
            ...TeamLicenseForm_team
            ...SetupSteps_teams
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
