import { graphql } from 'react-relay';
import type { useAddAuthenticatorAppMutation } from '#web/__generated__/useAddAuthenticatorAppMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddAuthenticatorApp = (): MutationHook<useAddAuthenticatorAppMutation> =>
  useMutation(graphql`
    mutation useAddAuthenticatorAppMutation($input: AddAuthenticatorAppInput!) {
      addAuthenticatorApp(input: $input) {
        ... on AddAuthenticatorAppPayload {
          recoveryCodes
          viewer {
            ...SecurityScreen_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
