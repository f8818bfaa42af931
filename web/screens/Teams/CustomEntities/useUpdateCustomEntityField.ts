import { graphql } from 'react-relay';
import type { useUpdateCustomEntityFieldMutation } from '#web/__generated__/useUpdateCustomEntityFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateCustomEntityField = (): MutationHook<useUpdateCustomEntityFieldMutation> =>
  useMutation(graphql`
    mutation useUpdateCustomEntityFieldMutation($input: UpdateCustomEntityFieldInput!) {
      updateCustomEntityField(input: $input) {
        ... on UpdateCustomEntityFieldPayload {
          customEntity {
            ...CustomEntityRow_kind
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
