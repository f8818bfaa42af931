import { graphql } from 'react-relay';
import type { useMergeEntitiesMutation } from '#web/__generated__/useMergeEntitiesMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useMergeEntities = (): MutationHook<useMergeEntitiesMutation> =>
  useMutation(graphql`
    mutation useMergeEntitiesMutation($input: MergeEntitiesInput!) {
      mergeEntities(input: $input) {
        ... on MergeEntitiesPayload {
          merge {
            survivor {
              name
              ...EntityInformation_entity
              ...EntityContacts_entity
              ...EntityDuplicates_entity
              ...EntitySubmissions_entity
              ...EntityHistory_entity
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
