import { graphql } from 'react-relay';
import type { useSignUpMutation } from '#web/__generated__/useSignUpMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSignUp = (): MutationHook<useSignUpMutation> =>
  useMutation(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        ... on SignUpPayload {
          isClaimMailed
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
