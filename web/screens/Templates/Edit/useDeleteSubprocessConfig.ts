import { graphql } from 'react-relay';
import type { useDeleteSubprocessConfigMutation } from '#web/__generated__/useDeleteSubprocessConfigMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteSubprocessConfig = (): MutationHook<useDeleteSubprocessConfigMutation> =>
  useMutation(graphql`
    mutation useDeleteSubprocessConfigMutation($input: DeleteSubprocessConfigInput!) {
      deleteSubprocessConfig(input: $input) {
        ... on DeleteSubprocessConfigPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
