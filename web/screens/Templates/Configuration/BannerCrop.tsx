import { useEffect, useId, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { dragCrop, maxZoom, initialCrop, type Crop } from '#web/screens/Templates/Configuration/crop.ts';
import { bannerSize, drawBanner } from '#web/screens/Templates/Configuration/drawBanner.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Templates/Configuration/Banner.module.css';

interface BannerCropProps {
  readonly picture: ImageBitmap;
  readonly isPending: boolean;
  readonly refusal: string | null;
  readonly onSave: (crop: Crop) => void;
  readonly onClose: () => void;
}

const sliders = [
  { part: 'zoom', label: words.zoom, min: 1, max: maxZoom },
  { part: 'x', label: words.across, min: 0, max: 1 },
  { part: 'y', label: words.down, min: 0, max: 1 },
] as const;

/** Crops the banner by dragging, or with sliders that also work by keyboard. */
export function BannerCrop({ picture, isPending, refusal, onSave, onClose }: BannerCropProps): ReactElement {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(initialCrop);
  useEffect(() => {
    if (canvas.current) drawBanner(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = ({ currentTarget: frame, movementX, movementY, buttons }: PointerEvent<HTMLCanvasElement>): void => {
    if (buttons === 0) return;
    const { width, height } = frame.getBoundingClientRect();
    setCrop((now) => dragCrop(picture, { width, height }, now, { x: movementX, y: movementY }));
  };
  return (
    <Dialog title={words.cropTitle} isOpen onClose={onClose}>
      <div className={styles.crop}>
        <p>{words.cropHint}</p>
        <canvas
          ref={canvas}
          className={styles.picture}
          data-movable=""
          // The preview is drawn, so it must be a canvas instead of an img.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={words.preview}
          {...bannerSize}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
        {sliders.map(({ part, label, min, max }) => (
          <Field key={part} id={`${id}-${part}`} label={label}>
            <input
              id={`${id}-${part}`}
              className={styles.slider}
              type="range"
              min={min}
              max={max}
              step={(max - min) / 50}
              value={crop[part]}
              onChange={(event) => setCrop({ ...crop, [part]: Number(event.currentTarget.value) })}
            />
          </Field>
        ))}
        <Refusal sentence={refusal} />
        <FormActions>
          <Button look="primary" isPending={isPending} pendingLabel={words.saving} onPress={() => onSave(crop)}>
            {words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </div>
    </Dialog>
  );
}
