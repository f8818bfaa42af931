import { graphql } from 'react-relay';
import type { useCheckTeamDomainMutation } from '#web/__generated__/useCheckTeamDomainMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCheckTeamDomain = (): MutationHook<useCheckTeamDomainMutation> =>
  useMutation(graphql`
    mutation useCheckTeamDomainMutation($input: CheckTeamDomainInput!) {
      checkTeamDomain(input: $input) {
        ... on CheckTeamDomainPayload {
          domain {
            state
            ...TeamDomainRow_domain
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
