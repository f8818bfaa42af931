import { graphql } from 'react-relay';
import type { useChooseEmailByLinkMutation } from '#web/__generated__/useChooseEmailByLinkMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useChooseEmailByLink = (): MutationHook<useChooseEmailByLinkMutation> =>
  useMutation(graphql`
    mutation useChooseEmailByLinkMutation($input: ChooseEmailByLinkInput!) {
      chooseEmailByLink(input: $input) {
        ... on ChooseEmailByLinkPayload {
          emailLink {
            isWanted
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
