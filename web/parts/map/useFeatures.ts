import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapBounds } from '#domain/entity/remoteGeometry.ts';
import type { FeaturesFound, FeatureSource } from '#web/parts/map/FeatureSource.ts';

export interface Features extends FeaturesFound {
  readonly isSearch: boolean;
  readonly state: 'loading' | 'ready' | 'failed';
}

interface FeatureLoading {
  readonly features: Features;
  readonly search: (terms: string) => void;
  /** Loads what is on a part of the map, unless the results of a search are shown. */
  readonly look: (bounds: MapBounds) => void;
  /** goes back from a search to the map */
  readonly clear: () => void;
  readonly retry: () => void;
}

const restMs = 250;
const none: Features = { features: [], hasMore: false, isSearch: false, state: 'loading' };

/** Features of a remote layer: those on the map, or those that a search found. Only the last request counts. */
export function useFeatures(source: FeatureSource): FeatureLoading {
  const [features, setFeatures] = useState<Features>(none);
  const request = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<MapBounds | null>(source.extent);
  const terms = useRef<string | null>(null);

  const load = useCallback(async (): Promise<void> => {
    const mine = (request.current += 1);
    const [words, bounds] = [terms.current, place.current];
    const isSearch = words !== null;
    setFeatures((before) => ({ ...before, state: 'loading' }));
    try {
      const nothing = { features: [], hasMore: false };
      const found = isSearch ? await source.search(words) : bounds ? await source.findWithin(bounds) : nothing;
      if (mine === request.current) setFeatures({ ...found, isSearch, state: 'ready' });
    } catch {
      // The picker says so and offers a retry.
      if (mine === request.current) setFeatures({ ...none, isSearch, state: 'failed' });
    }
  }, [source]);

  useEffect(() => {
    void load();
    return () => {
      request.current += 1;
      clearTimeout(timer.current);
    };
  }, [load]);

  return {
    features,
    search: (given) => {
      terms.current = given;
      void load();
    },
    look: useCallback(
      (bounds) => {
        place.current = bounds;
        if (terms.current !== null) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void load(), restMs);
      },
      [load],
    ),
    clear: () => {
      terms.current = null;
      void load();
    },
    retry: () => void load(),
  };
}
