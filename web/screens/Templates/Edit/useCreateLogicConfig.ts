import { graphql } from 'react-relay';
import type { useCreateLogicConfigMutation } from '#web/__generated__/useCreateLogicConfigMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateLogicConfig = (): MutationHook<useCreateLogicConfigMutation> =>
  useMutation(graphql`
    mutation useCreateLogicConfigMutation($input: CreateLogicConfigInput!) {
      createLogicConfig(input: $input) {
        ... on CreateLogicConfigPayload {
          logicConfig {
            id
          }
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
