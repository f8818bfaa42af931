import { graphql } from 'react-relay';
import type { useRequestStatusCodeMutation } from '#web/__generated__/useRequestStatusCodeMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestStatusCode = (): MutationHook<useRequestStatusCodeMutation> =>
  useMutation(graphql`
    mutation useRequestStatusCodeMutation($input: RequestStatusCodeInput!) {
      requestStatusCode(input: $input) {
        ... on RequestStatusCodePayload {
          request
          email
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
