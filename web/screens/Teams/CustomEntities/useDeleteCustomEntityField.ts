import { graphql } from 'react-relay';
import type { useDeleteCustomEntityFieldMutation } from '#web/__generated__/useDeleteCustomEntityFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteCustomEntityField = (): MutationHook<useDeleteCustomEntityFieldMutation> =>
  useMutation(graphql`
    mutation useDeleteCustomEntityFieldMutation($input: DeleteCustomEntityFieldInput!) {
      deleteCustomEntityField(input: $input) {
        ... on DeleteCustomEntityFieldPayload {
          customEntity {
            ...CustomEntityRow_kind
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
