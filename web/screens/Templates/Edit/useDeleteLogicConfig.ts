import { graphql } from 'react-relay';
import type { useDeleteLogicConfigMutation } from '#web/__generated__/useDeleteLogicConfigMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteLogicConfig = (): MutationHook<useDeleteLogicConfigMutation> =>
  useMutation(graphql`
    mutation useDeleteLogicConfigMutation($input: DeleteLogicConfigInput!) {
      deleteLogicConfig(input: $input) {
        ... on DeleteLogicConfigPayload {
          deletedLogicConfigId
          flowTemplate {
            revision
            isModified
            ...logicTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
