import { graphql } from 'react-relay';
import type { useRemovePasskeyMutation } from '#web/__generated__/useRemovePasskeyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemovePasskey = (): MutationHook<useRemovePasskeyMutation> =>
  useMutation(graphql`
    mutation useRemovePasskeyMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        ... on RemovePasskeyPayload {
          viewer {
            ...SecurityScreen_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
