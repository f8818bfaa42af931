import { useEffect, useRef, useState, type ReactElement } from 'react';
import { boundsOf, type MapBounds } from '#domain/entity/remoteGeometry.ts';
import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import type { DrawnFeatures } from '#web/parts/map/drawFeatures.ts';
import type { PickableFeature } from '#web/parts/map/FeatureSource.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/map/FeaturePicker.module.css';

interface FeatureGroundProps {
  readonly features: readonly PickableFeature[];
  /** the highlighted feature */
  readonly activeId: string | null;
  readonly extent: MapBounds | null;
  /** whether the features were searched for, so that the map goes to them */
  readonly isSearch: boolean;
  /** whether the layer is too large to show as a whole */
  readonly hasMore: boolean;
  readonly tilesUrl: string | null;
  readonly onPick: (remoteId: string) => void;
  readonly onMove: (bounds: MapBounds) => void;
}

const words = remoteEntityWords.pick;

/** The map of a picker. Its code is loaded when it is shown. Everything on it is also in the list next to it. */
export function FeatureGround(props: FeatureGroundProps): ReactElement {
  const { features, activeId, extent, isSearch, hasMore, tilesUrl, onPick, onMove } = props;
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnFeatures | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const handlers = useRef({ onPick, onMove });
  const hasStarted = useRef(false);
  useEffect(() => {
    handlers.current = { onPick, onMove };
  }, [onPick, onMove]);

  useEffect(() => {
    let drawn: DrawnFeatures | null = null;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { drawFeatures } = await import('#web/parts/map/drawFeatures.ts');
      if (isGone || ground.current === null) return;
      drawn = drawFeatures({
        ...{ ground: ground.current, tilesUrl, bounds: extent, label: words.mapLabel },
        onPick: (remoteId) => handlers.current.onPick(remoteId),
        onMove: (bounds) => handlers.current.onMove(bounds),
      });
      setUnavailable(drawn === null);
      setMap(drawn);
    };
    draw().catch(() => setUnavailable(true));
    return () => {
      isGone = true;
      drawn?.remove();
      setMap(null);
    };
  }, [extent, tilesUrl]);

  useEffect(() => map?.show(features), [map, features]);
  useEffect(() => map?.mark(activeId), [map, activeId]);
  useEffect(() => {
    const shapes = features.flatMap(({ geometry }) => geometry ?? []);
    if (!map || shapes.length === 0) return;
    if (isSearch) {
      const bounds = boundsOf(shapes);
      if (bounds) map.fit(bounds);
    } else if (!hasStarted.current && hasMore) {
      // a whole town at once shows nothing: begin with a few blocks
      const middle = shapes[Math.floor(shapes.length / 2)];
      const bounds = middle ? boundsOf([middle]) : null;
      if (bounds) map.fit(around(bounds));
    }
    hasStarted.current = true;
  }, [map, features, isSearch, hasMore]);
  useEffect(() => {
    const shape = features.find(({ remoteId }) => remoteId === activeId)?.geometry;
    const bounds = shape ? boundsOf([shape]) : null;
    if (bounds) map?.reveal(bounds);
    // moving the map loads other features, which must not move it again
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, activeId]);

  if (isUnavailable) return <p className={styles.note}>{words.noMap}</p>;
  return (
    <div className={styles.frame}>
      <div ref={ground} className={styles.ground} />
      <div className={styles.zoom}>
        <Button label={words.zoomInButton} icon="plus" onPress={() => map?.zoomBy(1)} />
        <Button label={words.zoomOutButton} icon="minus" onPress={() => map?.zoomBy(-1)} />
      </div>
    </div>
  );
}

/** About three blocks, in degrees. */
const reach = 0.0015;

const around = ({ west, south, east, north }: MapBounds): MapBounds => ({
  ...{ west: west - reach, south: south - reach, east: east + reach, north: north + reach },
});
