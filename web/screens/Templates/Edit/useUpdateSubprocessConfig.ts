import { graphql } from 'react-relay';
import type { useUpdateSubprocessConfigMutation } from '#web/__generated__/useUpdateSubprocessConfigMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateSubprocessConfig = (): MutationHook<useUpdateSubprocessConfigMutation> =>
  useMutation(graphql`
    mutation useUpdateSubprocessConfigMutation($input: UpdateSubprocessConfigInput!) {
      updateSubprocessConfig(input: $input) {
        ... on UpdateSubprocessConfigPayload {
          subprocessConfig {
            ...SubprocessEditor_config
          }
          flowTemplate {
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
