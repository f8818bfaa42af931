import { useId, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { cropWords as words } from '#messages/shell/cropWords.ts';
import { dragCrop, maxZoom, type Crop, type Size } from '#web/parts/picture/crop.ts';
import { Slider } from '#web/parts/picture/Slider.tsx';
import styles from '#web/parts/picture/CropEditor.module.css';

interface CropEditorProps {
  readonly picture: Size;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  /** the picture, cropped */
  readonly children: ReactNode;
}

const sliders = [
  { part: 'zoom', label: words.zoom, min: 1, max: maxZoom },
  { part: 'x', label: words.across, min: 0, max: 1 },
  { part: 'y', label: words.down, min: 0, max: 1 },
] as const;

/** Crops a picture by dragging it, or with sliders that also work by keyboard. */
export function CropEditor({ picture, crop, onChange, children }: CropEditorProps): ReactElement {
  const id = useId();
  const drag = ({ currentTarget: frame, movementX, movementY, buttons }: PointerEvent<HTMLDivElement>): void => {
    if (buttons === 0) return;
    const { width, height } = frame.getBoundingClientRect();
    onChange(dragCrop(picture, { width, height }, crop, { x: movementX, y: movementY }));
  };
  return (
    <div className={styles.editor}>
      <div
        className={styles.movable}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      >
        {children}
      </div>
      <div>
        <p>{words.hint}</p>
        {sliders.map(({ part, ...slider }) => (
          <Slider
            key={part}
            {...slider}
            id={`${id}-${part}`}
            value={crop[part]}
            onChange={(value) => onChange({ ...crop, [part]: value })}
          />
        ))}
      </div>
    </div>
  );
}
