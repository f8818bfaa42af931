import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapBounds } from '#domain/entity/remoteGeometry.ts';
import type { FeaturesFound, FeatureSource } from '#web/parts/map/FeatureSource.ts';

export interface Features extends FeaturesFound {
  /** where the map starts; null if that is unknown, undefined until it is known */
  readonly start: MapBounds | null | undefined;
  readonly isSearch: boolean;
  readonly state: 'loading' | 'ready' | 'failed';
  /** another attempt after a failure is in progress */
  readonly isRetrying: boolean;
}

interface FeatureLoading {
  readonly features: Features;
  readonly search: (terms: string) => void;
  /** Loads what is on a part of the map, unless the results of a search are shown. */
  readonly look: (bounds: MapBounds) => void;
  /** goes back from a search to the map */
  readonly clear: () => void;
  /** whether it succeeded */
  readonly retry: () => Promise<boolean>;
}

const restMs = 250;
const nothing: FeaturesFound = { features: [], hasMore: false };
const none: Features = { ...nothing, start: undefined, isSearch: false, state: 'loading', isRetrying: false };

/** Features of a remote layer: those on the map, or those that a search found. Only the last request counts. */
export function useFeatures(source: FeatureSource): FeatureLoading {
  const [features, setFeatures] = useState<Features>(none);
  const request = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<MapBounds | null | undefined>(undefined);
  const terms = useRef<string | null>(null);

  const load = useCallback(async (): Promise<boolean> => {
    const mine = (request.current += 1);
    const words = terms.current;
    const isSearch = words !== null;
    setFeatures((before) =>
      // the failure stays visible until there is something else to show
      before.state === 'failed' ? { ...before, isRetrying: true } : { ...before, isSearch, state: 'loading' },
    );
    try {
      if (place.current === undefined) {
        const start = await source.locate();
        if (mine !== request.current) return false;
        place.current = start;
        setFeatures((before) => ({ ...before, start }));
      }
      const bounds = place.current;
      const found = isSearch ? await source.search(words) : bounds ? await source.findWithin(bounds) : nothing;
      if (mine !== request.current) return false;
      setFeatures(({ start }) => ({ ...found, start, isSearch, state: 'ready', isRetrying: false }));
      return true;
    } catch {
      // The picker shows the failure and offers a retry, after which the map is where it was.
      if (mine === request.current) setFeatures({ ...none, start: place.current, isSearch, state: 'failed' });
      return false;
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
    retry: load,
  };
}
