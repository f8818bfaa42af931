import { graphql } from 'react-relay';
import type { useRestoreRepoFileMutation } from '#web/__generated__/useRestoreRepoFileMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRestoreRepoFile = (): MutationHook<useRestoreRepoFileMutation> =>
  useMutation(graphql`
    mutation useRestoreRepoFileMutation($input: RestoreRepoFileInput!) {
      restoreRepoFile(input: $input) {
        ... on RestoreRepoFilePayload {
          submission {
            ...afterFileChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
