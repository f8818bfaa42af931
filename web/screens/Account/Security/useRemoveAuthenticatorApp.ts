import { graphql } from 'react-relay';
import type { useRemoveAuthenticatorAppMutation } from '#web/__generated__/useRemoveAuthenticatorAppMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveAuthenticatorApp = (): MutationHook<useRemoveAuthenticatorAppMutation> =>
  useMutation(graphql`
    mutation useRemoveAuthenticatorAppMutation {
      removeAuthenticatorApp {
        ... on RemoveAuthenticatorAppPayload {
          viewer {
            ...SecurityScreen_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
