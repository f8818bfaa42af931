import { graphql } from 'react-relay';
import type { useRequireSecondFactorMutation } from '#web/__generated__/useRequireSecondFactorMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequireSecondFactor = (): MutationHook<useRequireSecondFactorMutation> =>
  useMutation(graphql`
    mutation useRequireSecondFactorMutation($input: RequireSecondFactorInput!) {
      requireSecondFactor(input: $input) {
        ... on RequireSecondFactorPayload {
          team {
            ...TeamFactorCard_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
