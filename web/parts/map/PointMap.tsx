import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { mapWords as words } from '#messages/shell/mapWords.ts';
import type { PointMap_tiles$key } from '#web/__generated__/PointMap_tiles.graphql.ts';
import { drawMap, type DrawnMap } from '#web/parts/map/drawMap.ts';
import type { MapPoint } from '#web/parts/map/MapPoint.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/map/PointMap.module.css';

interface PointMapProps {
  readonly points: readonly MapPoint[];
  readonly query: PointMap_tiles$key;
}

/** Places on a map. Everything on it must also be in a table on the same page. */
export function PointMap({ points, query }: PointMapProps): ReactElement {
  const { mapTiles } = useFragment(
    graphql`
      fragment PointMap_tiles on Query {
        mapTiles {
          url
          attribution
        }
      }
    `,
    query,
  );
  const tilesUrl = mapTiles?.url ?? null;
  const credit = mapTiles?.attribution ?? '';
  const id = useId();
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap | null>(null);
  const [chosen, setChosen] = useState<MapPoint | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  // The rows' objects are new after each refetch; the places rarely are.
  const places = JSON.stringify(points);

  useEffect(() => {
    if (ground.current === null) return;
    setChosen(null);
    const drawn = drawMap({
      ground: ground.current,
      points: JSON.parse(places) as MapPoint[],
      tilesUrl,
      styles,
      onChoose: setChosen,
    });
    map.current = drawn;
    setUnavailable(drawn === null);
    return () => drawn?.remove();
  }, [places, tilesUrl]);

  return (
    <section className={styles.map} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.points(points.length)}
      </h2>
      {isUnavailable && <p>{words.unavailable}</p>}
      <div className={styles.frame} hidden={isUnavailable}>
        <div ref={ground} className={styles.ground} />
        <div className={styles.zoom}>
          <Button label={words.zoomIn} icon="plus" onPress={() => map.current?.zoomBy(1)} />
          <Button label={words.zoomOut} icon="minus" onPress={() => map.current?.zoomBy(-1)} />
        </div>
      </div>
      <output className={styles.chosen}>
        {chosen && (
          <>
            <Link to={chosen.to}>{chosen.title}</Link> {chosen.text}
          </>
        )}
      </output>
      {credit !== '' && <p className={styles.credit}>{credit}</p>}
    </section>
  );
}
