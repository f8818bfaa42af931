import { graphql } from 'react-relay';
import type { useRetryFailedEmailMutation } from '#web/__generated__/useRetryFailedEmailMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRetryFailedEmail = (): MutationHook<useRetryFailedEmailMutation> =>
  useMutation(graphql`
    mutation useRetryFailedEmailMutation($input: RetryFailedEmailInput!) {
      retryFailedEmail(input: $input) {
        ... on RetryFailedEmailPayload {
          emailId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
