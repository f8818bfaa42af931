import { graphql } from 'react-relay';
import type { useInviteEntityContactMutation } from '#web/__generated__/useInviteEntityContactMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteEntityContact = (): MutationHook<useInviteEntityContactMutation> =>
  useMutation(graphql`
    mutation useInviteEntityContactMutation($input: InviteEntityContactInput!) {
      inviteEntityContact(input: $input) {
        ... on InviteEntityContactPayload {
          entity {
            ...EntityContacts_entity
            ...EntityHistory_entity
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
