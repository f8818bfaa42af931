import type { MapBounds, RemoteGeometry } from '#domain/entity/remoteGeometry.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** A feature of a remote layer, with what the reader may see of it. */
export interface PickableFeature {
  readonly remoteId: string;
  readonly name: string;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly geometry: RemoteGeometry | null;
}

export interface FeaturesFound {
  readonly features: readonly PickableFeature[];
  readonly hasMore: boolean;
}

export interface ChosenEntity {
  /** the plain ID, as answers use it */
  readonly id: string;
  readonly name: string;
}

/** The remote layer that has the possible answers to a field. */
export interface FeatureSource {
  /** the team's name for such an entity */
  readonly kindName: string;
  /** where the map's background comes from; null for a plain background */
  readonly tilesUrl: string | null;
  readonly credit: string;
  /** These three reject if the layer can't be read. Null if the layer doesn't know where its features are. */
  readonly locate: () => Promise<MapBounds | null>;
  readonly search: (terms: string) => Promise<FeaturesFound>;
  readonly findWithin: (bounds: MapBounds) => Promise<FeaturesFound>;
  /** Makes a feature an entity that can be the answer. Never rejects. */
  readonly add: (remoteId: string) => Promise<Outcome<ChosenEntity>>;
}
