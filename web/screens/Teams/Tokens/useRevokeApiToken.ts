import { graphql } from 'react-relay';
import type { useRevokeApiTokenMutation } from '#web/__generated__/useRevokeApiTokenMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRevokeApiToken = (): MutationHook<useRevokeApiTokenMutation> =>
  useMutation(graphql`
    mutation useRevokeApiTokenMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        ... on RevokeApiTokenPayload {
          apiToken {
            revokedAt
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
