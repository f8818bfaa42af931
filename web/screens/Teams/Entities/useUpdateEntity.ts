import { graphql } from 'react-relay';
import type { useUpdateEntityMutation } from '#web/__generated__/useUpdateEntityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateEntity = (): MutationHook<useUpdateEntityMutation> =>
  useMutation(graphql`
    mutation useUpdateEntityMutation($input: UpdateEntityInput!) {
      updateEntity(input: $input) {
        ... on UpdateEntityPayload {
          entity {
            name
            ...EntityInformation_entity
            ...EntityHistory_entity
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
