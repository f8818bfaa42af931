import { fetchQuery, graphql, readInlineData } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import type { MapBounds, RemoteGeometry } from '#domain/entity/remoteGeometry.ts';
import type { openFeatureSource_features$key } from '#web/__generated__/openFeatureSource_features.graphql.ts';
import type { openFeatureSourceMutation } from '#web/__generated__/openFeatureSourceMutation.graphql.ts';
import type { openFeatureSourceQuery } from '#web/__generated__/openFeatureSourceQuery.graphql.ts';
import type { openFeatureSourceSearchQuery } from '#web/__generated__/openFeatureSourceSearchQuery.graphql.ts';
import type { openFeatureSourceWithinQuery } from '#web/__generated__/openFeatureSourceWithinQuery.graphql.ts';
import type { FeaturesFound, FeatureSource } from '#web/parts/map/FeatureSource.ts';
import { globalId } from '#web/relay/globalId.ts';
import { sendMutation } from '#web/relay/mutation.ts';

/** Features change at their source, so nothing is kept for the next time. */
const fresh = { fetchPolicy: 'network-only' } as const;

const featuresFragment = graphql`
  fragment openFeatureSource_features on RemoteFeatures @inline {
    features {
      remoteId
      name
      facts {
        name
        text
      }
      geometry
    }
    hasMore
    error
  }
`;

/** The remote layer of a field; null if the field asks for something else. `fieldId` is plain. */
export async function openFeatureSource(
  environment: Environment,
  submissionId: string,
  fieldId: string,
): Promise<FeatureSource | null> {
  const place = { submissionId, fieldId: globalId('Field', fieldId) };
  const opened = await fetchQuery<openFeatureSourceQuery>(
    environment,
    graphql`
      query openFeatureSourceQuery($submissionId: ID!, $fieldId: ID!) {
        mapTiles {
          url
          attribution
        }
        remoteSource(submissionId: $submissionId, fieldId: $fieldId) {
          kindName
          extent {
            west
            south
            east
            north
          }
        }
      }
    `,
    place,
    fresh,
  ).toPromise();
  if (!opened?.remoteSource) return null;
  const { kindName, extent } = opened.remoteSource;
  return {
    ...{ kindName, extent: extent ?? null },
    ...{ tilesUrl: opened.mapTiles?.url ?? null, credit: opened.mapTiles?.attribution ?? '' },
    search: async (terms) => {
      const found = await fetchQuery<openFeatureSourceSearchQuery>(
        environment,
        graphql`
          query openFeatureSourceSearchQuery($submissionId: ID!, $fieldId: ID!, $terms: String!) {
            remoteSource(submissionId: $submissionId, fieldId: $fieldId) {
              search(terms: $terms) {
                ...openFeatureSource_features
              }
            }
          }
        `,
        { ...place, terms },
        fresh,
      ).toPromise();
      return readFound(found?.remoteSource?.search);
    },
    findWithin: async (bounds: MapBounds) => {
      const found = await fetchQuery<openFeatureSourceWithinQuery>(
        environment,
        graphql`
          query openFeatureSourceWithinQuery($submissionId: ID!, $fieldId: ID!, $bounds: MapBoundsInput!) {
            remoteSource(submissionId: $submissionId, fieldId: $fieldId) {
              within(bounds: $bounds) {
                ...openFeatureSource_features
              }
            }
          }
        `,
        { ...place, bounds },
        fresh,
      ).toPromise();
      return readFound(found?.remoteSource?.within);
    },
    add: async (remoteId) => {
      const outcome = await sendMutation<openFeatureSourceMutation>(
        environment,
        graphql`
          mutation openFeatureSourceMutation($input: AddRemoteEntityInput!) {
            addRemoteEntity(input: $input) {
              ... on AddRemoteEntityPayload {
                entityId
                name
              }
              ...outcome_refused @alias(as: "refused")
            }
          }
        `,
        { input: { ...place, remoteId } },
      );
      if (outcome.kind !== 'done') return outcome;
      const { entityId: id, name } = outcome.value;
      return { kind: 'done', value: { id, name } };
    },
  };
}

function readFound(given: openFeatureSource_features$key | null | undefined): FeaturesFound {
  if (!given) throw new Error('The field has no remote layer.');
  const { features, hasMore, error } = readInlineData(featuresFragment, given);
  if (error != null) throw new Error(error);
  return {
    hasMore,
    features: features.map(({ remoteId, name, facts, geometry }) => ({
      ...{ remoteId, name, facts },
      // checked by the server
      geometry: (geometry ?? null) as RemoteGeometry | null,
    })),
  };
}
