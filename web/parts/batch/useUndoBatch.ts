import { graphql } from 'react-relay';
import type { useUndoBatchMutation } from '#web/__generated__/useUndoBatchMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUndoBatch = (): MutationHook<useUndoBatchMutation> =>
  useMutation(graphql`
    mutation useUndoBatchMutation($input: UndoBatchInput!) {
      undoBatch(input: $input) {
        ... on UndoBatchPayload {
          job {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
