import { graphql } from 'react-relay';
import type { useDeactivatePersonMutation } from '#web/__generated__/useDeactivatePersonMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeactivatePerson = (): MutationHook<useDeactivatePersonMutation> =>
  useMutation(graphql`
    mutation useDeactivatePersonMutation($input: DeactivatePersonInput!) {
      deactivatePerson(input: $input) {
        ... on DeactivatePersonPayload {
          operatedPerson {
            deactivatedAt
            ...ManagePerson_person
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
