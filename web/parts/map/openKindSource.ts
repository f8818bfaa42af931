import { fetchQuery, graphql } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import type { openKindSourceExtentQuery } from '#web/__generated__/openKindSourceExtentQuery.graphql.ts';
import type { openKindSourceMutation } from '#web/__generated__/openKindSourceMutation.graphql.ts';
import type { openKindSourceQuery } from '#web/__generated__/openKindSourceQuery.graphql.ts';
import type { openKindSourceSearchQuery } from '#web/__generated__/openKindSourceSearchQuery.graphql.ts';
import type { openKindSourceWithinQuery } from '#web/__generated__/openKindSourceWithinQuery.graphql.ts';
import type { FeatureSource } from '#web/parts/map/FeatureSource.ts';
import { freshFeatures, readExtent, readFeatures } from '#web/parts/map/readFeatures.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import { plainId } from '#web/relay/plainId.ts';

/** The remote layer of a kind of entity, for the directory; null if the kind has none. */
export async function openKindSource(environment: Environment, customEntityId: string): Promise<FeatureSource | null> {
  const opened = await fetchQuery<openKindSourceQuery>(
    environment,
    graphql`
      query openKindSourceQuery($customEntityId: ID!) {
        mapTiles {
          url
          attribution
        }
        node(id: $customEntityId) {
          ... on CustomEntity {
            remoteSource {
              kindName
            }
          }
        }
      }
    `,
    { customEntityId },
    freshFeatures,
  ).toPromise();
  if (!opened?.node?.remoteSource) return null;
  return {
    kindName: opened.node.remoteSource.kindName,
    ...{ tilesUrl: opened.mapTiles?.url ?? null, credit: opened.mapTiles?.attribution ?? '' },
    locate: async () => {
      const found = await fetchQuery<openKindSourceExtentQuery>(
        environment,
        graphql`
          query openKindSourceExtentQuery($customEntityId: ID!) {
            node(id: $customEntityId) {
              ... on CustomEntity {
                remoteSource {
                  extent {
                    ...readFeatures_extent
                  }
                }
              }
            }
          }
        `,
        { customEntityId },
        freshFeatures,
      ).toPromise();
      return readExtent(found?.node?.remoteSource?.extent);
    },
    search: async (terms) => {
      const found = await fetchQuery<openKindSourceSearchQuery>(
        environment,
        graphql`
          query openKindSourceSearchQuery($customEntityId: ID!, $terms: String!) {
            node(id: $customEntityId) {
              ... on CustomEntity {
                remoteSource {
                  search(terms: $terms) {
                    ...readFeatures_found
                  }
                }
              }
            }
          }
        `,
        { customEntityId, terms },
        freshFeatures,
      ).toPromise();
      return readFeatures(found?.node?.remoteSource?.search);
    },
    findWithin: async (bounds) => {
      const found = await fetchQuery<openKindSourceWithinQuery>(
        environment,
        graphql`
          query openKindSourceWithinQuery($customEntityId: ID!, $bounds: MapBoundsInput!) {
            node(id: $customEntityId) {
              ... on CustomEntity {
                remoteSource {
                  within(bounds: $bounds) {
                    ...readFeatures_found
                  }
                }
              }
            }
          }
        `,
        { customEntityId, bounds },
        freshFeatures,
      ).toPromise();
      return readFeatures(found?.node?.remoteSource?.within);
    },
    add: async (remoteId) => {
      const outcome = await sendMutation<openKindSourceMutation>(
        environment,
        graphql`
          mutation openKindSourceMutation($input: AddRemoteEntityOfKindInput!) {
            addRemoteEntityOfKind(input: $input) {
              ... on AddRemoteEntityOfKindPayload {
                entity {
                  id
                  name
                }
              }
              ...outcome_refused @alias(as: "refused")
            }
          }
        `,
        { input: { customEntityId, remoteId } },
      );
      if (outcome.kind !== 'done') return outcome;
      const { id, name } = outcome.value.entity;
      return { kind: 'done', value: { id: plainId(id), name } };
    },
  };
}
