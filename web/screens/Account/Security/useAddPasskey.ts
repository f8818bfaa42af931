import { graphql } from 'react-relay';
import type { useAddPasskeyMutation } from '#web/__generated__/useAddPasskeyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddPasskey = (): MutationHook<useAddPasskeyMutation> =>
  useMutation(graphql`
    mutation useAddPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        ... on AddPasskeyPayload {
          recoveryCodes
          viewer {
            ...SecurityScreen_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
