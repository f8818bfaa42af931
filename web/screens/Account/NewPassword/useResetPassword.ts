import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from '#web/__generated__/useResetPasswordMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useResetPassword = (): MutationHook<useResetPasswordMutation> =>
  useMutation(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ... on ResetPasswordPayload {
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
