import { graphql } from 'react-relay';
import type { useRequestPasskeyMutation } from '#web/__generated__/useRequestPasskeyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestPasskey = (): MutationHook<useRequestPasskeyMutation> =>
  useMutation(graphql`
    mutation useRequestPasskeyMutation {
      requestPasskey {
        ... on RequestPasskeyPayload {
          token
          options
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
