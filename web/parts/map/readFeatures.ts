// Whole bounds and facts are passed on as they are.
/* oxlint-disable relay/unused-fields */
import { graphql, readInlineData } from 'relay-runtime';
import type { MapBounds, RemoteGeometry } from '#domain/entity/remoteGeometry.ts';
import type { readFeatures_extent$key } from '#web/__generated__/readFeatures_extent.graphql.ts';
import type { readFeatures_found$key } from '#web/__generated__/readFeatures_found.graphql.ts';
import type { FeaturesFound } from '#web/parts/map/FeatureSource.ts';

/** Features change at their source, so nothing is kept for the next time. */
export const freshFeatures = { fetchPolicy: 'network-only' } as const;

const featuresFragment = graphql`
  fragment readFeatures_found on RemoteFeatures @inline {
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

const extentFragment = graphql`
  fragment readFeatures_extent on RemoteExtent @inline {
    bounds {
      west
      south
      east
      north
    }
    error
  }
`;

/** Throws if the layer couldn't be read. */
export function readExtent(given: readFeatures_extent$key | null | undefined): MapBounds | null {
  if (!given) throw new Error('There is no remote layer.');
  const { bounds, error } = readInlineData(extentFragment, given);
  if (error != null) throw new Error(error);
  return bounds ?? null;
}

/** Throws if the layer couldn't be read. */
export function readFeatures(given: readFeatures_found$key | null | undefined): FeaturesFound {
  if (!given) throw new Error('There is no remote layer.');
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
