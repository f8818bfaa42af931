import { graphql } from 'react-relay';
import type { useCreateCustomEntityFieldMutation } from '#web/__generated__/useCreateCustomEntityFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateCustomEntityField = (): MutationHook<useCreateCustomEntityFieldMutation> =>
  useMutation(graphql`
    mutation useCreateCustomEntityFieldMutation($input: CreateCustomEntityFieldInput!) {
      createCustomEntityField(input: $input) {
        ... on CreateCustomEntityFieldPayload {
          customEntity {
            ...CustomEntityRow_kind
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
