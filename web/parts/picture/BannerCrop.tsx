import { useState, type ReactElement } from 'react';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { initialCrop, type Crop, type Size } from '#web/parts/picture/crop.ts';
import { CropEditor } from '#web/parts/picture/CropEditor.tsx';
import { bannerSize } from '#web/parts/picture/drawBanner.ts';
import { initialSelection } from '#web/parts/picture/selection.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface BannerCropProps {
  readonly picture: Size & { readonly url: string };
  readonly isPending: boolean;
  readonly refusal: string | null;
  readonly onSave: (crop: Crop) => void;
  readonly onClose: () => void;
}

/** Asks for the 16:9 part of an image that becomes a form's banner. */
export function BannerCrop({ picture, isPending, refusal, onSave, onClose }: BannerCropProps): ReactElement {
  const [crop, setCrop] = useState(initialCrop);
  return (
    <Dialog title={words.cropTitle} isOpen onClose={onClose}>
      <CropEditor
        picture={picture}
        frame={bannerSize}
        crop={crop}
        onChange={setCrop}
        onShown={(shown) => setCrop(initialSelection(picture, shown, bannerSize))}
      />
      <Refusal sentence={refusal} />
      <FormActions>
        <Button variant="primary" isPending={isPending} pendingLabel={words.saving} onPress={() => onSave(crop)}>
          {words.save}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </Dialog>
  );
}
