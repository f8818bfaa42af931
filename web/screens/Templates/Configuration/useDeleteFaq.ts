import { graphql } from 'react-relay';
import type { useDeleteFaqMutation } from '#web/__generated__/useDeleteFaqMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteFaq = (): MutationHook<useDeleteFaqMutation> =>
  useMutation(graphql`
    mutation useDeleteFaqMutation($input: DeleteFaqInput!) {
      deleteFaq(input: $input) {
        ... on DeleteFaqPayload {
          masterTemplate {
            ...Faqs_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
