import { graphql } from 'react-relay';
import type { useReactivatePersonMutation } from '#web/__generated__/useReactivatePersonMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReactivatePerson = (): MutationHook<useReactivatePersonMutation> =>
  useMutation(graphql`
    mutation useReactivatePersonMutation($input: ReactivatePersonInput!) {
      reactivatePerson(input: $input) {
        ... on ReactivatePersonPayload {
          operatedPerson {
            deactivatedAt
            ...ManagePerson_person
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
