import { useEffect, useRef, useState, type ReactElement } from 'react';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import { cropWords } from '#messages/shell/cropWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { initialCrop, type Crop } from '#web/parts/picture/crop.ts';
import { CropEditor } from '#web/parts/picture/CropEditor.tsx';
import { bannerSize, drawBanner } from '#web/parts/picture/drawBanner.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
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

/** Crops a form's banner before it is uploaded. */
export function BannerCrop({ picture, isPending, refusal, onSave, onClose }: BannerCropProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(initialCrop);
  useEffect(() => {
    if (canvas.current) drawBanner(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <Dialog title={words.cropTitle} isOpen onClose={onClose}>
      <div className={styles.crop}>
        <CropEditor picture={picture} crop={crop} onChange={setCrop}>
          <canvas
            ref={canvas}
            className={styles.picture}
            // The preview is drawn, so it must be a canvas instead of an img.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="img"
            aria-label={cropWords.preview}
            {...bannerSize}
          />
        </CropEditor>
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
