import { graphql } from 'react-relay';
import type { useCreateEntityMutation } from '#web/__generated__/useCreateEntityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateEntity = (): MutationHook<useCreateEntityMutation> =>
  useMutation(graphql`
    mutation useCreateEntityMutation($input: CreateEntityInput!) {
      createEntity(input: $input) {
        ... on CreateEntityPayload {
          entity {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
