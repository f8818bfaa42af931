import { graphql } from 'react-relay';
import type { useDeleteRepoFileMutation } from '#web/__generated__/useDeleteRepoFileMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteRepoFile = (): MutationHook<useDeleteRepoFileMutation> =>
  useMutation(graphql`
    mutation useDeleteRepoFileMutation($input: DeleteRepoFileInput!) {
      deleteRepoFile(input: $input) {
        ... on DeleteRepoFilePayload {
          submission {
            ...afterFileChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
