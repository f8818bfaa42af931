import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import type { FormBannerEditor_form$key } from '#web/__generated__/FormBannerEditor_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { BannerCrop } from '#web/parts/picture/BannerCrop.tsx';
import type { Crop } from '#web/parts/picture/crop.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { useSetMasterTemplateBanner } from '#web/parts/template/useSetMasterTemplateBanner.ts';
import { useUploadBanner } from '#web/parts/template/useUploadBanner.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';

interface FormBannerEditorProps {
  readonly form: FormBannerEditor_form$key;
  /** once a banner was saved or removed */
  readonly onDone?: () => void;
  /** further buttons */
  readonly children?: ReactNode;
}

interface OpenedPicture {
  readonly pixels: ImageBitmap;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const openedPicture = (file: File, pixels: ImageBitmap): OpenedPicture => ({
  ...{ pixels, url: URL.createObjectURL(file) },
  ...{ width: pixels.width, height: pixels.height },
});

/** Chooses, crops, and removes the banner image of a form's public page. */
export function FormBannerEditor({ form, onDone, children }: FormBannerEditorProps): ReactElement {
  const { id: masterTemplateId, bannerUrl } = useFragment(
    graphql`
      fragment FormBannerEditor_form on MasterTemplate {
        id
        bannerUrl
      }
    `,
    form,
  );
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [setMasterTemplateBanner] = useSetMasterTemplateBanner();
  const upload = useUploadBanner(masterTemplateId);
  const close = (): void => {
    picture?.pixels.close();
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(null);
  };
  const saving = useAction(
    (crop: Crop) => (picture ? upload(picture.pixels, crop) : Promise.resolve({ kind: 'done', value: null } as const)),
    () => {
      close();
      flash(words.saved);
      onDone?.();
    },
  );
  const opening = useAction(
    async (file: File) => {
      const pixels = await createImageBitmap(file).catch(() => null);
      if (pixels) return { kind: 'done', value: openedPicture(file, pixels) } as const;
      return { kind: 'refused', code: 'pictureUnreadable', message: words.unreadable } as const;
    },
    (opened) => {
      saving.forget();
      setPicture(opened);
    },
  );
  return (
    <>
      <FileChooser
        label={words.choose}
        hint={words.chooseHint}
        accept="image/*"
        isPending={opening.pending !== null}
        pendingLabel={words.opening}
        refusal={opening.refusal}
        onChoose={opening.run}
      />
      {(bannerUrl || children) && (
        <FormActions>
          {bannerUrl && (
            <Button variant="quiet" icon="trash" onPress={() => setRemoving(true)}>
              {words.remove}
            </Button>
          )}
          {children}
        </FormActions>
      )}
      {picture && (
        <BannerCrop
          picture={picture}
          isPending={saving.pending !== null}
          refusal={saving.refusal}
          onSave={saving.run}
          onClose={close}
        />
      )}
      {isRemoving && (
        <DeleteDialog
          title={words.removeTitle}
          confirm={words.remove}
          send={() => setMasterTemplateBanner({ input: { masterTemplateId, fileId: null } })}
          onDone={() => {
            setRemoving(false);
            flash(words.removed);
            onDone?.();
          }}
          onClose={() => setRemoving(false)}
        >
          {words.removeText}
        </DeleteDialog>
      )}
    </>
  );
}
