import { graphql } from 'react-relay';
import type { useRemoveTeamDomainMutation } from '#web/__generated__/useRemoveTeamDomainMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveTeamDomain = (): MutationHook<useRemoveTeamDomainMutation> =>
  useMutation(graphql`
    mutation useRemoveTeamDomainMutation($input: RemoveTeamDomainInput!) {
      removeTeamDomain(input: $input) {
        ... on RemoveTeamDomainPayload {
          team {
            ...TeamDomainsCard_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
