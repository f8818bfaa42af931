import { graphql } from 'react-relay';
import type { useUpdateFaqMutation } from '#web/__generated__/useUpdateFaqMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateFaq = (): MutationHook<useUpdateFaqMutation> =>
  useMutation(graphql`
    mutation useUpdateFaqMutation($input: UpdateFaqInput!) {
      updateFaq(input: $input) {
        ... on UpdateFaqPayload {
          faq {
            ...FaqRow_faq
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
