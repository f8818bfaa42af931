import { graphql } from 'react-relay';
import type { useRenamePasskeyMutation } from '#web/__generated__/useRenamePasskeyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRenamePasskey = (): MutationHook<useRenamePasskeyMutation> =>
  useMutation(graphql`
    mutation useRenamePasskeyMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        ... on RenamePasskeyPayload {
          viewer {
            ...SecurityScreen_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
