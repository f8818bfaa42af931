import { graphql } from 'react-relay';
import type { useMoveCustomEntityFieldMutation } from '#web/__generated__/useMoveCustomEntityFieldMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useMoveCustomEntityField = (): MutationHook<useMoveCustomEntityFieldMutation> =>
  useMutation(graphql`
    mutation useMoveCustomEntityFieldMutation($input: MoveCustomEntityFieldInput!) {
      moveCustomEntityField(input: $input) {
        ... on MoveCustomEntityFieldPayload {
          customEntity {
            ...CustomEntityRow_kind
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
