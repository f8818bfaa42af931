import { graphql } from 'react-relay';
import type { useResetFactorsMutation } from '#web/__generated__/useResetFactorsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useResetFactors = (): MutationHook<useResetFactorsMutation> =>
  useMutation(graphql`
    mutation useResetFactorsMutation($input: ResetFactorsInput!) {
      resetFactors(input: $input) {
        ... on ResetFactorsPayload {
          operatedPerson {
            deactivatedAt
            ...ManagePerson_person
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
