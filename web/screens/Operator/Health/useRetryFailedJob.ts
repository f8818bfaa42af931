import { graphql } from 'react-relay';
import type { useRetryFailedJobMutation } from '#web/__generated__/useRetryFailedJobMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRetryFailedJob = (): MutationHook<useRetryFailedJobMutation> =>
  useMutation(graphql`
    mutation useRetryFailedJobMutation($input: RetryFailedJobInput!) {
      retryFailedJob(input: $input) {
        ... on RetryFailedJobPayload {
          jobId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
