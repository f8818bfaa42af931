import { graphql } from 'react-relay';
import type { useSignInByPasskeyMutation } from '#web/__generated__/useSignInByPasskeyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSignInByPasskey = (): MutationHook<useSignInByPasskeyMutation> =>
  useMutation(graphql`
    mutation useSignInByPasskeyMutation($input: SignInByPasskeyInput!) {
      signInByPasskey(input: $input) {
        ... on SignInByPasskeyPayload {
          viewer {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
