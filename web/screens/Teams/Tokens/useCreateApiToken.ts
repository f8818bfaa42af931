import { graphql } from 'react-relay';
import type { useCreateApiTokenMutation } from '#web/__generated__/useCreateApiTokenMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateApiToken = (): MutationHook<useCreateApiTokenMutation> =>
  useMutation(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        ... on CreateApiTokenPayload {
          token
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
