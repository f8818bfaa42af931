import type { ReactElement } from 'react';
import { mapWords } from '#messages/shell/mapWords.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/parts/map/MapPlaceholder.module.css';

/** Keeps the map's space while its code loads. */
export const MapPlaceholder = (): ReactElement => (
  <div className={styles.space}>
    <LoadingRegion what={mapWords.title}>
      <Skeleton shape="card" />
    </LoadingRegion>
  </div>
);
