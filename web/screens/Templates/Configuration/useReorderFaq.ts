import { graphql } from 'react-relay';
import type { useReorderFaqMutation } from '#web/__generated__/useReorderFaqMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderFaq = (): MutationHook<useReorderFaqMutation> =>
  useMutation(graphql`
    mutation useReorderFaqMutation($input: ReorderFaqInput!) {
      reorderFaq(input: $input) {
        ... on ReorderFaqPayload {
          masterTemplate {
            ...Faqs_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
