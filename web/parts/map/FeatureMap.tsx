import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { boundsOf, type RemoteGeometry } from '#domain/entity/remoteGeometry.ts';
import { remoteEntityWords as words } from '#messages/entity/remoteEntityWords.ts';
import type { FeatureMap_entity$key } from '#web/__generated__/FeatureMap_entity.graphql.ts';
import type { FeatureMap_tiles$key } from '#web/__generated__/FeatureMap_tiles.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { DrawnFeatures } from '#web/parts/map/drawFeatures.ts';
import { useRefreshRemoteEntity } from '#web/parts/map/useRefreshRemoteEntity.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/parts/map/FeatureMap.module.css';

interface FeatureMapProps {
  readonly entity: FeatureMap_entity$key;
  readonly query: FeatureMap_tiles$key;
  readonly timeZone: string;
}

/** Where a remote entity is. Shows nothing for entities that are kept here. */
export function FeatureMap({ entity, query, timeZone }: FeatureMapProps): ReactElement | null {
  const { id, name, isRemote, geometry, remoteProblem, refreshedAt, availableActions } = useFragment(
    graphql`
      fragment FeatureMap_entity on Entity {
        id
        name
        isRemote
        geometry
        remoteProblem
        refreshedAt
        availableActions
      }
    `,
    entity,
  );
  const { mapTiles } = useFragment(
    graphql`
      fragment FeatureMap_tiles on Query {
        mapTiles {
          url
          attribution
        }
      }
    `,
    query,
  );
  const [refreshRemoteEntity] = useRefreshRemoteEntity();
  const refreshing = useAction(
    (entityId: string) => refreshRemoteEntity({ input: { entityId } }),
    () => flash(words.refreshed),
  );
  if (!isRemote) return null;
  return (
    <div className={styles.map}>
      {remoteProblem != null && <Alert tone="warning">{remoteProblem}</Alert>}
      {geometry == null ? (
        <p className={styles.note}>{words.noFeature}</p>
      ) : (
        // checked by the server
        <Shape name={name} geometry={geometry as RemoteGeometry} tilesUrl={mapTiles?.url ?? null} />
      )}
      <div className={styles.source}>
        {refreshedAt != null && (
          <p className={styles.note}>
            {words.readAt} <RelativeTime at={refreshedAt} timeZone={timeZone} />
          </p>
        )}
        {availableActions.includes('refreshRemoteEntity') && (
          <Button
            variant="quiet"
            icon="refresh"
            isPending={refreshing.pending !== null}
            onPress={() => refreshing.run(id)}
          >
            {words.refresh}
          </Button>
        )}
      </div>
      {refreshing.refusal !== null && (
        <Alert tone="danger" isLive>
          {refreshing.refusal}
        </Alert>
      )}
      {mapTiles && mapTiles.attribution !== '' && <p className={styles.note}>{mapTiles.attribution}</p>}
    </div>
  );
}

interface ShapeProps {
  readonly name: string;
  readonly geometry: RemoteGeometry;
  readonly tilesUrl: string | null;
}

function Shape({ name, geometry, tilesUrl }: ShapeProps): ReactElement {
  const ground = useRef<HTMLDivElement>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  // The object is new after each refetch; the shape rarely is.
  const shape = JSON.stringify(geometry);
  useEffect(() => {
    let drawn: DrawnFeatures | null = null;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { drawFeatures } = await import('#web/parts/map/drawFeatures.ts');
      if (isGone || ground.current === null) return;
      const shown = JSON.parse(shape) as RemoteGeometry;
      drawn = drawFeatures({ ground: ground.current, tilesUrl, bounds: boundsOf([shown]), label: words.mapOf(name) });
      drawn?.show([{ remoteId: name, geometry: shown }]);
      drawn?.mark(name);
      setUnavailable(drawn === null);
    };
    draw().catch(() => setUnavailable(true));
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [shape, name, tilesUrl]);
  if (isUnavailable) return <p className={styles.note}>{words.cannotDraw}</p>;
  return <div ref={ground} className={styles.ground} />;
}
