import { graphql } from 'react-relay';
import type { useCreateTeamMutation } from '#web/__generated__/useCreateTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateTeam = (): MutationHook<useCreateTeamMutation> =>
  useMutation(graphql`
    mutation useCreateTeamMutation($input: CreateTeamInput!) {
      createTeam(input: $input) {
        ... on CreateTeamPayload {
          team {
            slug
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
