import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { bannerCropWords } from '#messages/form/bannerCropWords.ts';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { croppedPart, dragCrop, initialCrop, maxZoom, type Crop } from '#web/parts/picture/crop.ts';
import { bannerSize } from '#web/parts/picture/drawBanner.ts';
import { initialSelection, resizeSelection } from '#web/parts/picture/selection.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/parts/picture/BannerCrop.module.css';

interface BannerCropProps {
  readonly picture: ImageBitmap;
  readonly isPending: boolean;
  readonly refusal: string | null;
  readonly onSave: (crop: Crop) => void;
  readonly onClose: () => void;
}

type Pointing = PointerEvent<HTMLElement>;

const sliders = [
  { part: 'zoom', label: bannerCropWords.zoom, min: 1, max: maxZoom },
  { part: 'x', label: bannerCropWords.across, min: 0, max: 1 },
  { part: 'y', label: bannerCropWords.down, min: 0, max: 1 },
] as const;

/** A narrower part would look blurry across a page. */
const leastSharpWidth = 800;

/** Selects a 16:9 part of an image by dragging, or with sliders that also work by keyboard. */
export function BannerCrop({ picture, ...props }: BannerCropProps): ReactElement {
  return (
    <Dialog title={words.cropTitle} isOpen onClose={props.onClose}>
      <Selection picture={picture} {...props} />
    </Dialog>
  );
}

function Selection({ picture, isPending, refusal, onSave, onClose }: BannerCropProps): ReactElement {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(initialCrop);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  useLayoutEffect(() => {
    // The first selection is measured on the screen, so the image has to be laid out before.
    const shown = canvas.current?.getBoundingClientRect();
    if (shown) setCrop(initialSelection(picture, shown, bannerSize));
  }, [picture]);
  const move = ({ currentTarget: selection, movementX: x, movementY: y, buttons }: Pointing): void => {
    const { width, height } = selection.getBoundingClientRect();
    // The selection moves instead of the image behind it.
    if (buttons > 0) setCrop((now) => dragCrop(picture, { width, height }, now, { x: -x, y: -y }));
  };
  const resize = ({ movementX: by, buttons }: Pointing): void => {
    const shown = canvas.current?.getBoundingClientRect();
    if (buttons > 0 && shown) setCrop((now) => resizeSelection({ picture, shown, frame: bannerSize, by }, now));
  };
  const hold = ({ currentTarget, pointerId }: Pointing): void => currentTarget.setPointerCapture(pointerId);
  const { left, top, width, height } = croppedPart(picture, bannerSize, crop);
  const percent = (part: number, of: number): string => `${(part / of) * 100}%`;
  const place = {
    left: percent(left, picture.width),
    top: percent(top, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  };
  return (
    <div className={styles.crop}>
      <p>{bannerCropWords.hint}</p>
      <div className={styles.stage}>
        <canvas
          ref={canvas}
          className={styles.whole}
          // The picture is drawn, so it must be a canvas instead of an img.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={bannerCropWords.picture}
          width={picture.width}
          height={picture.height}
        />
        {/* The sliders do the same for everyone who can't drag. */}
        <div className={styles.selection} style={place} data-selection="" onPointerDown={hold} onPointerMove={move} />
        <div
          className={styles.corner}
          style={{ left: percent(left + width, picture.width), top: percent(top + height, picture.height) }}
          onPointerDown={hold}
          onPointerMove={resize}
        />
      </div>
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
      <output className={styles.note}>{width < leastSharpWidth ? bannerCropWords.small : bannerCropWords.sharp}</output>
      <Refusal sentence={refusal} />
      <FormActions>
        <Button variant="primary" isPending={isPending} pendingLabel={words.saving} onPress={() => onSave(crop)}>
          {words.save}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </div>
  );
}
