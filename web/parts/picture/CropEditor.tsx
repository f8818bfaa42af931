import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactElement } from 'react';
import { cropWords as words } from '#messages/shell/cropWords.ts';
import { croppedPart, dragCrop, maxZoom, type Crop, type Size } from '#web/parts/picture/crop.ts';
import { resizeSelection } from '#web/parts/picture/selection.ts';
import { Slider } from '#web/parts/picture/Slider.tsx';
import styles from '#web/parts/picture/CropEditor.module.css';

interface CropEditorProps {
  readonly picture: Size & { readonly url: string };
  /** the shape of the selected part */
  readonly frame: Size;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  /** gets the picture's size on the screen when it is first shown */
  readonly onShown?: (shown: Size) => void;
}

type Pointing = PointerEvent<HTMLElement>;

const sliders = [
  { part: 'zoom', label: words.zoom, min: 1, max: maxZoom },
  { part: 'x', label: words.across, min: 0, max: 1 },
  { part: 'y', label: words.down, min: 0, max: 1 },
] as const;

/** A narrower part would look blurry across a page. */
const leastSharpWidth = 800;

/** Selects a part of an image by dragging, or with sliders that also work by keyboard. */
export function CropEditor({ picture, frame, crop, onChange, onShown }: CropEditorProps): ReactElement {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  // several moves may arrive before the next rendering
  const latest = useRef(crop);
  useLayoutEffect(() => {
    latest.current = crop;
  }, [crop]);
  const { url, width: pictureWidth, height: pictureHeight } = picture;
  useLayoutEffect(() => {
    if (stage.current) onShown?.(stage.current.getBoundingClientRect());
    // only once for each picture
    // oxlint-disable-next-line react/exhaustive-deps
  }, [url]);
  const change = (next: Crop): void => {
    latest.current = next;
    onChange(next);
  };
  const move = ({ currentTarget: selection, movementX: x, movementY: y, buttons }: Pointing): void => {
    const { width, height } = selection.getBoundingClientRect();
    // The selection moves instead of the image behind it.
    if (buttons > 0) change(dragCrop(picture, { width, height }, latest.current, { x: -x, y: -y }));
  };
  const resize = ({ movementX: by, buttons }: Pointing): void => {
    const shown = stage.current?.getBoundingClientRect();
    if (buttons > 0 && shown) change(resizeSelection({ picture, shown, frame, by }, latest.current));
  };
  const hold = ({ currentTarget, pointerId }: Pointing): void => currentTarget.setPointerCapture(pointerId);
  const { left, top, width, height } = croppedPart(picture, frame, crop);
  const percent = (part: number, of: number): string => `${(part / of) * 100}%`;
  const place = {
    left: percent(left, pictureWidth),
    top: percent(top, pictureHeight),
    width: percent(width, pictureWidth),
    height: percent(height, pictureHeight),
  };
  const corner = { left: percent(left + width, pictureWidth), top: percent(top + height, pictureHeight) };
  const ratio = pictureWidth / pictureHeight;
  return (
    <div className={styles.editor}>
      <div
        ref={stage}
        className={styles.stage}
        style={{ aspectRatio: ratio, inlineSize: `min(100%, ${ratio} * var(--stage-height))` }}
      >
        <img className={styles.whole} src={url} alt={words.picture} draggable={false} />
        {/* The sliders do the same for everyone who can't drag. */}
        <div className={styles.selection} style={place} data-selection="" onPointerDown={hold} onPointerMove={move} />
        <div className={styles.corner} style={corner} onPointerDown={hold} onPointerMove={resize} />
      </div>
      <div className={styles.controls}>
        <p>{words.hint}</p>
        {sliders.map(({ part, ...slider }) => (
          <Slider
            key={part}
            {...slider}
            id={`${id}-${part}`}
            value={crop[part]}
            onChange={(value) => change({ ...crop, [part]: value })}
          />
        ))}
        <output className={styles.note}>{width < leastSharpWidth ? words.small : words.sharp}</output>
      </div>
    </div>
  );
}
