// The subscription and the query update the store for the parts of the page.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import EntityScreenNode, { type EntityScreenQuery } from '#web/__generated__/EntityScreenQuery.graphql.ts';
import type { useLiveEntitySubscription } from '#web/__generated__/useLiveEntitySubscription.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/** Shows what colleagues change while the page is open. */
export function useLiveEntity(variables: EntityScreenQuery['variables']): void {
  const environment = useRelayEnvironment();
  useLiveUpdates<useLiveEntitySubscription>({
    subscription: graphql`
      subscription useLiveEntitySubscription($entityId: ID!, $after: String) {
        entityChanged(entityId: $entityId, after: $after) {
          cursor
          entity {
            name
            ...EntityMenu_entity
            ...EntityInformation_entity
            ...EntityContacts_entity
            ...EntityHistory_entity
            ...FeatureMap_entity
            ...EntitySuggestions_entity
          }
        }
      }
    `,
    variables: { entityId: variables.id },
    // the event has the entity; only missed events need a fetch
    needsRefetch: (told) => told === null,
    refetch: () => refetchQuery<EntityScreenQuery>(environment, EntityScreenNode, variables),
  });
}
