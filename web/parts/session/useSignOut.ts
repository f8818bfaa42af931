import { graphql } from 'react-relay';
import type { useSignOutMutation } from '#web/__generated__/useSignOutMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSignOut = (): MutationHook<useSignOutMutation> =>
  useMutation(graphql`
    mutation useSignOutMutation {
      signOut {
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
