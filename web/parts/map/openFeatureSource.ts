import { fetchQuery, graphql } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import type { MapBounds } from '#domain/entity/remoteGeometry.ts';
import type { openFeatureSourceExtentQuery } from '#web/__generated__/openFeatureSourceExtentQuery.graphql.ts';
import type { openFeatureSourceMutation } from '#web/__generated__/openFeatureSourceMutation.graphql.ts';
import type { openFeatureSourceQuery } from '#web/__generated__/openFeatureSourceQuery.graphql.ts';
import type { openFeatureSourceSearchQuery } from '#web/__generated__/openFeatureSourceSearchQuery.graphql.ts';
import type { openFeatureSourceWithinQuery } from '#web/__generated__/openFeatureSourceWithinQuery.graphql.ts';
import type { FeatureSource } from '#web/parts/map/FeatureSource.ts';
import { freshFeatures, readExtent, readFeatures } from '#web/parts/map/readFeatures.ts';
import { globalId } from '#web/relay/globalId.ts';
import { sendMutation } from '#web/relay/mutation.ts';

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
        }
      }
    `,
    place,
    freshFeatures,
  ).toPromise();
  if (!opened?.remoteSource) return null;
  return {
    kindName: opened.remoteSource.kindName,
    ...{ tilesUrl: opened.mapTiles?.url ?? null, credit: opened.mapTiles?.attribution ?? '' },
    locate: async () => {
      const found = await fetchQuery<openFeatureSourceExtentQuery>(
        environment,
        graphql`
          query openFeatureSourceExtentQuery($submissionId: ID!, $fieldId: ID!) {
            remoteSource(submissionId: $submissionId, fieldId: $fieldId) {
              extent {
                ...readFeatures_extent
              }
            }
          }
        `,
        place,
        freshFeatures,
      ).toPromise();
      return readExtent(found?.remoteSource?.extent);
    },
    search: async (terms) => {
      const found = await fetchQuery<openFeatureSourceSearchQuery>(
        environment,
        graphql`
          query openFeatureSourceSearchQuery($submissionId: ID!, $fieldId: ID!, $terms: String!) {
            remoteSource(submissionId: $submissionId, fieldId: $fieldId) {
              search(terms: $terms) {
                ...readFeatures_found
              }
            }
          }
        `,
        { ...place, terms },
        freshFeatures,
      ).toPromise();
      return readFeatures(found?.remoteSource?.search);
    },
    findWithin: async (bounds: MapBounds) => {
      const found = await fetchQuery<openFeatureSourceWithinQuery>(
        environment,
        graphql`
          query openFeatureSourceWithinQuery($submissionId: ID!, $fieldId: ID!, $bounds: MapBoundsInput!) {
            remoteSource(submissionId: $submissionId, fieldId: $fieldId) {
              within(bounds: $bounds) {
                ...readFeatures_found
              }
            }
          }
        `,
        { ...place, bounds },
        freshFeatures,
      ).toPromise();
      return readFeatures(found?.remoteSource?.within);
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
