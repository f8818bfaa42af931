import { graphql } from 'react-relay';
import type { useRestoreVersionMutation } from '#web/__generated__/useRestoreVersionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRestoreVersion = (): MutationHook<useRestoreVersionMutation> =>
  useMutation(graphql`
    mutation useRestoreVersionMutation($input: RestoreVersionInput!) {
      restoreVersion(input: $input) {
        ... on RestoreVersionPayload {
          flowTemplate {
            name
            revision
            isModified
            ...wholeDraft_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
