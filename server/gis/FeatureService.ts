import type { MapBounds, RemoteGeometry } from '#domain/entity/remoteGeometry.ts';

export type RemoteFieldKind = 'text' | 'number' | 'date';

export interface RemoteField {
  /** as the service names it, in queries and data */
  readonly key: string;
  /** the name that people see */
  readonly name: string;
  readonly kind: RemoteFieldKind;
}

/** A layer of a feature service: a table with geometry. */
export interface RemoteLayer {
  readonly name: string;
  /** without the fields that only the service uses, such as the length of an outline */
  readonly fields: readonly RemoteField[];
  /** the key of the field that names a feature */
  readonly nameKey: string;
  /** the key of the field that identifies a feature */
  readonly idKey: string;
  readonly hasGeometry: boolean;
}

export interface RemoteFeature {
  readonly id: string;
  /** the value of the naming field, or the ID if that is empty */
  readonly name: string;
  /** by key, as text; codes are replaced by what they mean */
  readonly data: Readonly<Record<string, string>>;
  /** null if the service has none, or one that is too detailed to show */
  readonly geometry: RemoteGeometry | null;
}

export interface FoundFeatures {
  readonly features: readonly RemoteFeature[];
  /** whether the service has more that match */
  readonly hasMore: boolean;
}

export interface FeatureSearch {
  readonly terms: string;
  /** keys of the fields to search; a feature matches if each word is in one of them */
  readonly keys: readonly string[];
}

/** Reads layers of remote feature services. All functions but `isAllowed` throw only FeaturesUnavailable. */
export interface FeatureService {
  /** whether the operator allows this address */
  readonly isAllowed: (layerUrl: string) => boolean;
  readonly describe: (layerUrl: string) => Promise<RemoteLayer>;
  readonly search: (layerUrl: string, search: FeatureSearch) => Promise<FoundFeatures>;
  readonly findWithin: (layerUrl: string, bounds: MapBounds) => Promise<FoundFeatures>;
  /** where the features of the layer are; null if it has none */
  readonly extent: (layerUrl: string) => Promise<MapBounds | null>;
  /** features by ID; without those that don't exist. Never cached. */
  readonly read: (layerUrl: string, ids: readonly string[]) => Promise<readonly RemoteFeature[]>;
}

/** `notLayer`: the address is reachable, but not that of a layer that can be queried. */
export type FeaturesProblem = 'notAllowed' | 'notLayer' | 'unreachable';

export class FeaturesUnavailable extends Error {
  override readonly name = 'FeaturesUnavailable';
  readonly problem: FeaturesProblem;

  constructor(problem: FeaturesProblem, options?: ErrorOptions) {
    super(`A remote feature service is unavailable: ${problem}`, options);
    this.problem = problem;
  }
}

/** The most features of one search or one view of the map. */
export const maxSearchedFeatures = 50;
export const maxFeaturesInView = 250;
/** The most features that are read at once. */
export const maxReadFeatures = 100;
