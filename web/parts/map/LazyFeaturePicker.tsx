import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { ChosenEntity, FeatureSource } from '#web/parts/map/FeatureSource.ts';
import { MapPlaceholder } from '#web/parts/map/MapPlaceholder.tsx';

// Lazy, because few pages show a map.
const FeaturePicker = lazy(async () => ({
  default: (await import('#web/parts/map/FeaturePicker.tsx')).FeaturePicker,
}));

interface LazyFeaturePickerProps {
  readonly id: string;
  /** null if there is no remote layer. Never rejects. */
  readonly open: () => Promise<FeatureSource | null>;
  readonly onChoose: (entity: ChosenEntity) => void;
  /** shown if there is no remote layer */
  readonly children: ReactNode;
  /** another way to choose, shown while the layer can't be read */
  readonly fallback?: ReactNode;
}

/** Opens a remote layer once, and lets the reader choose from it. */
export function LazyFeaturePicker({ id, open, onChoose, children, fallback }: LazyFeaturePickerProps): ReactElement {
  /** undefined until it is known whether there is one */
  const [source, setSource] = useState<FeatureSource | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    void open().then((opened) => isCurrent && setSource(opened));
    return () => {
      isCurrent = false;
    };
  }, [open]);
  if (source === undefined) return <MapPlaceholder />;
  if (source === null) return <>{children}</>;
  return (
    <Suspense fallback={<MapPlaceholder />}>
      <FeaturePicker id={id} source={source} onChoose={onChoose} fallback={fallback} />
    </Suspense>
  );
}
