import { useId, type ReactElement } from 'react';
import { bannerAspect } from '#domain/team/teamImages.ts';
import { teamBannerWords as words } from '#messages/team/brandingWords.ts';
import { BannerPicture } from '#web/parts/picture/BannerPicture.tsx';
import { pixelsOf, type Crop } from '#web/parts/picture/crop.ts';
import { CropEditor } from '#web/parts/picture/CropEditor.tsx';
import { Slider } from '#web/parts/picture/Slider.tsx';
import styles from '#web/screens/Teams/Settings/BannerEditor.module.css';

/** In percent of the visible part. */
export interface BannerPoint {
  readonly x: number;
  readonly y: number;
}

interface BannerEditorProps {
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  readonly crop: Crop;
  readonly focus: BannerPoint;
  readonly onCrop: (crop: Crop) => void;
  readonly onFocus: (focus: BannerPoint) => void;
}

const sliders = [
  { axis: 'x', label: words.focusX },
  { axis: 'y', label: words.focusY },
] as const;
const strips = [
  { shape: 'wide', label: words.strip },
  { shape: 'narrow', label: words.phone },
] as const;

/** The visible part of a banner, and the point to keep where it is a strip. */
export function BannerEditor({ picture, crop, focus, onCrop, onFocus }: BannerEditorProps): ReactElement {
  const id = useId();
  const { url, width, height } = picture;
  const shown = { url, width, height, crop: pixelsOf(picture, bannerAspect, crop) };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{words.crop}</legend>
        <CropEditor picture={picture} frame={bannerAspect} crop={crop} onChange={onCrop} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.focus}</legend>
        <p>{words.focusHint}</p>
        <div className={styles.columns}>
          <div className={styles.strips}>
            {strips.map(({ shape, label }) => (
              <figure key={shape} className={styles.strip}>
                <div className={styles[shape]}>
                  <BannerPicture {...shown} altText="" focus={focus} />
                </div>
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </div>
          <div>
            {sliders.map(({ axis, label }) => (
              <Slider
                key={axis}
                id={`${id}-${axis}`}
                label={label}
                min={0}
                max={100}
                value={focus[axis]}
                onChange={(value) => onFocus({ ...focus, [axis]: value })}
              />
            ))}
          </div>
        </div>
      </fieldset>
    </>
  );
}
