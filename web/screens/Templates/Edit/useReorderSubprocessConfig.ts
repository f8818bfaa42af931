import { graphql } from 'react-relay';
import type { useReorderSubprocessConfigMutation } from '#web/__generated__/useReorderSubprocessConfigMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderSubprocessConfig = (): MutationHook<useReorderSubprocessConfigMutation> =>
  useMutation(graphql`
    mutation useReorderSubprocessConfigMutation($input: ReorderSubprocessConfigInput!) {
      reorderSubprocessConfig(input: $input) {
        ... on ReorderSubprocessConfigPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
