import { useCallback, type ReactElement, type ReactNode } from 'react';
import { useFormServices } from '#web/forms/FormServices.ts';
import type { ChosenEntity } from '#web/parts/map/FeatureSource.ts';
import { LazyFeaturePicker } from '#web/parts/map/LazyFeaturePicker.tsx';

interface RemoteEntityInputProps {
  readonly id: string;
  readonly fieldId: string;
  readonly onChoose: (entity: ChosenEntity) => void;
  /** shown if the field asks for entities that are kept here, or while the layer can't be reached; with the prefix for its IDs */
  readonly children: (id: string) => ReactNode;
}

/** Lets the reader choose from a map, if the field asks for entities of a remote layer. */
export function RemoteEntityInput({ id, fieldId, onChoose, children }: RemoteEntityInputProps): ReactElement {
  const { openFeatures } = useFormServices();
  const open = useCallback(() => openFeatures?.(fieldId) ?? Promise.resolve(null), [openFeatures, fieldId]);
  return (
    <LazyFeaturePicker id={id} open={open} onChoose={onChoose} fallback={children(`${id}-known`)}>
      {children(id)}
    </LazyFeaturePicker>
  );
}
