import { graphql } from 'react-relay';
import type { useCreateFaqMutation } from '#web/__generated__/useCreateFaqMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateFaq = (): MutationHook<useCreateFaqMutation> =>
  useMutation(graphql`
    mutation useCreateFaqMutation($input: CreateFaqInput!) {
      createFaq(input: $input) {
        ... on CreateFaqPayload {
          faq {
            id
          }
          masterTemplate {
            ...Faqs_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
