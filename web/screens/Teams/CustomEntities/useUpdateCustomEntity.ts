import { graphql } from 'react-relay';
import type { useUpdateCustomEntityMutation } from '#web/__generated__/useUpdateCustomEntityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateCustomEntity = (): MutationHook<useUpdateCustomEntityMutation> =>
  useMutation(graphql`
    mutation useUpdateCustomEntityMutation($input: UpdateCustomEntityInput!) {
      updateCustomEntity(input: $input) {
        ... on UpdateCustomEntityPayload {
          customEntity {
            ...CustomEntityRow_kind
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
