import { graphql } from 'react-relay';
import type { useSetCustomIdMutation } from '#web/__generated__/useSetCustomIdMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetCustomId = (): MutationHook<useSetCustomIdMutation> =>
  useMutation(graphql`
    mutation useSetCustomIdMutation($input: SetCustomIdInput!) {
      setCustomId(input: $input) {
        ... on SetCustomIdPayload {
          masterTemplate {
            ...Numbering_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
