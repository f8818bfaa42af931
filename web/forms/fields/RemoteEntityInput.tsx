import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useFormServices } from '#web/forms/FormServices.ts';
import type { ChosenEntity, FeatureSource } from '#web/parts/map/FeatureSource.ts';
import { MapPlaceholder } from '#web/parts/map/MapPlaceholder.tsx';

// Lazy, because few fields ask for entities of a remote layer.
const FeaturePicker = lazy(async () => ({
  default: (await import('#web/parts/map/FeaturePicker.tsx')).FeaturePicker,
}));

interface RemoteEntityInputProps {
  readonly id: string;
  readonly fieldId: string;
  readonly onChoose: (entity: ChosenEntity) => void;
  /** shown if the field asks for entities that are kept here, or if the layer can't be reached */
  readonly children: ReactNode;
}

/** Lets the reader choose from a map, if the field asks for entities of a remote layer. */
export function RemoteEntityInput({ id, fieldId, onChoose, children }: RemoteEntityInputProps): ReactElement {
  const { openFeatures } = useFormServices();
  /** undefined until it is known whether there is one */
  const [source, setSource] = useState<FeatureSource | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const opening = openFeatures?.(fieldId) ?? Promise.resolve(null);
    void opening.then((opened) => isCurrent && setSource(opened));
    return () => {
      isCurrent = false;
    };
  }, [openFeatures, fieldId]);
  if (source === undefined) return <MapPlaceholder />;
  if (source === null) return <>{children}</>;
  return (
    <Suspense fallback={<MapPlaceholder />}>
      <FeaturePicker id={id} source={source} onChoose={onChoose} />
    </Suspense>
  );
}
