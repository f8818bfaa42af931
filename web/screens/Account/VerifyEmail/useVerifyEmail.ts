import { graphql } from 'react-relay';
import type { useVerifyEmailMutation } from '#web/__generated__/useVerifyEmailMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useVerifyEmail = (): MutationHook<useVerifyEmailMutation> =>
  useMutation(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        ... on VerifyEmailPayload {
          viewer {
            email
            pendingEmail
            isEmailVerified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
