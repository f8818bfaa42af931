import { graphql } from 'react-relay';
import type { useSignInMutation } from '#web/__generated__/useSignInMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSignIn = (): MutationHook<useSignInMutation> =>
  useMutation(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        ... on SignInPayload {
          viewer {
            id
          }
          secondStep {
            token
            offered
            passkeyOptions
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
