import { graphql } from 'react-relay';
import type { useAddEntityContactMutation } from '#web/__generated__/useAddEntityContactMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddEntityContact = (): MutationHook<useAddEntityContactMutation> =>
  useMutation(graphql`
    mutation useAddEntityContactMutation($input: AddEntityContactInput!) {
      addEntityContact(input: $input) {
        ... on AddEntityContactPayload {
          entity {
            ...EntityContacts_entity
            ...EntityHistory_entity
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
