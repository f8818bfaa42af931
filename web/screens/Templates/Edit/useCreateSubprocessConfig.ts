import { graphql } from 'react-relay';
import type { useCreateSubprocessConfigMutation } from '#web/__generated__/useCreateSubprocessConfigMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateSubprocessConfig = (): MutationHook<useCreateSubprocessConfigMutation> =>
  useMutation(graphql`
    mutation useCreateSubprocessConfigMutation($input: CreateSubprocessConfigInput!) {
      createSubprocessConfig(input: $input) {
        ... on CreateSubprocessConfigPayload {
          subprocessConfig {
            id
            ...SubprocessEditor_config
          }
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
