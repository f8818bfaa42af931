import { graphql } from 'react-relay';
import type { useRefreshRemoteEntityMutation } from '#web/__generated__/useRefreshRemoteEntityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Values and name come with the map, so that the page around it shows them, too. */
export const useRefreshRemoteEntity = (): MutationHook<useRefreshRemoteEntityMutation> =>
  useMutation(graphql`
    mutation useRefreshRemoteEntityMutation($input: RefreshRemoteEntityInput!) {
      refreshRemoteEntity(input: $input) {
        ... on RefreshRemoteEntityPayload {
          entity {
            ...FeatureMap_entity
            values {
              field {
                id
              }
              value
              text
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
