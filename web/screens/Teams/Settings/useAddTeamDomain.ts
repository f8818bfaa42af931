import { graphql } from 'react-relay';
import type { useAddTeamDomainMutation } from '#web/__generated__/useAddTeamDomainMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddTeamDomain = (): MutationHook<useAddTeamDomainMutation> =>
  useMutation(graphql`
    mutation useAddTeamDomainMutation($input: AddTeamDomainInput!) {
      addTeamDomain(input: $input) {
        ... on AddTeamDomainPayload {
          team {
            ...TeamDomainsCard_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
