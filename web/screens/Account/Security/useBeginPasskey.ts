import { graphql } from 'react-relay';
import type { useBeginPasskeyMutation } from '#web/__generated__/useBeginPasskeyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useBeginPasskey = (): MutationHook<useBeginPasskeyMutation> =>
  useMutation(graphql`
    mutation useBeginPasskeyMutation {
      beginPasskey {
        ... on BeginPasskeyPayload {
          token
          options
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
