import { graphql } from 'react-relay';
import type { useOpenStatusMutation } from '#web/__generated__/useOpenStatusMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useOpenStatus = (): MutationHook<useOpenStatusMutation> =>
  useMutation(graphql`
    mutation useOpenStatusMutation($input: OpenStatusInput!) {
      openStatus(input: $input) {
        ... on OpenStatusPayload {
          token
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
