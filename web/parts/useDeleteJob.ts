import { graphql } from 'react-relay';
import type { useDeleteJobMutation } from '#web/__generated__/useDeleteJobMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteJob = (): MutationHook<useDeleteJobMutation> =>
  useMutation(graphql`
    mutation useDeleteJobMutation($input: DeleteJobInput!) {
      deleteJob(input: $input) {
        ... on DeleteJobPayload {
          deletedJobId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
