import { graphql } from 'react-relay';
import type { useDiscardFailedJobMutation } from '#web/__generated__/useDiscardFailedJobMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDiscardFailedJob = (): MutationHook<useDiscardFailedJobMutation> =>
  useMutation(graphql`
    mutation useDiscardFailedJobMutation($input: DiscardFailedJobInput!) {
      discardFailedJob(input: $input) {
        ... on DiscardFailedJobPayload {
          jobId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
