import { graphql } from 'react-relay';
import type { useRemoveEntityContactMutation } from '#web/__generated__/useRemoveEntityContactMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveEntityContact = (): MutationHook<useRemoveEntityContactMutation> =>
  useMutation(graphql`
    mutation useRemoveEntityContactMutation($input: RemoveEntityContactInput!) {
      removeEntityContact(input: $input) {
        ... on RemoveEntityContactPayload {
          entity {
            ...EntityContacts_entity
            ...EntityHistory_entity
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
