import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from '#web/__generated__/useChangePasswordMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useChangePassword = (): MutationHook<useChangePasswordMutation> =>
  useMutation(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ... on ChangePasswordPayload {
          viewer {
            sessionsCount
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
