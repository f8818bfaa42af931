import { graphql } from 'react-relay';
import type { useRemoveCustomIdMutation } from '#web/__generated__/useRemoveCustomIdMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveCustomId = (): MutationHook<useRemoveCustomIdMutation> =>
  useMutation(graphql`
    mutation useRemoveCustomIdMutation($input: RemoveCustomIdInput!) {
      removeCustomId(input: $input) {
        ... on RemoveCustomIdPayload {
          masterTemplate {
            ...Numbering_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
