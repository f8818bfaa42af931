import { graphql } from 'react-relay';
import type { useBeginAuthenticatorAppMutation } from '#web/__generated__/useBeginAuthenticatorAppMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useBeginAuthenticatorApp = (): MutationHook<useBeginAuthenticatorAppMutation> =>
  useMutation(graphql`
    mutation useBeginAuthenticatorAppMutation {
      beginAuthenticatorApp {
        ... on BeginAuthenticatorAppPayload {
          token
          secret
          address
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
