import { graphql } from 'react-relay';
import type { useRequestPasswordResetMutation } from '#web/__generated__/useRequestPasswordResetMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestPasswordReset = (): MutationHook<useRequestPasswordResetMutation> =>
  useMutation(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ... on RequestPasswordResetPayload {
          email
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
