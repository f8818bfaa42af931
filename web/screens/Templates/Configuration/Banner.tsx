import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import type { Banner_form$key } from '#web/__generated__/Banner_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { BannerCrop } from '#web/parts/picture/BannerCrop.tsx';
import type { Crop } from '#web/parts/picture/crop.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { useSetMasterTemplateBanner } from '#web/screens/Templates/Configuration/useSetMasterTemplateBanner.ts';
import { useUploadBanner } from '#web/screens/Templates/Configuration/useUploadBanner.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Configuration/Banner.module.css';

/** Banner image of a form's public page. */
export function Banner({ form }: { readonly form: Banner_form$key }): ReactElement {
  const { id: masterTemplateId, bannerUrl } = useFragment(
    graphql`
      fragment Banner_form on MasterTemplate {
        id
        bannerUrl
      }
    `,
    form,
  );
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [setMasterTemplateBanner] = useSetMasterTemplateBanner();
  const upload = useUploadBanner(masterTemplateId);
  const close = (): void => {
    picture?.close();
    setPicture(null);
  };
  const saving = useAction(
    (crop: Crop) => (picture ? upload(picture, crop) : Promise.resolve({ kind: 'done', value: null } as const)),
    () => {
      close();
      flash(words.saved);
    },
  );
  const opening = useAction(
    async (file: File) => {
      const opened = await createImageBitmap(file).catch(() => null);
      if (opened) return { kind: 'done', value: opened } as const;
      return { kind: 'refused', code: 'pictureUnreadable', message: words.unreadable } as const;
    },
    (opened) => {
      saving.forget();
      setPicture(opened);
    },
  );
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      {bannerUrl ? <img className={styles.picture} src={bannerUrl} alt={words.alt} /> : <p>{words.none}</p>}
      <FileChooser
        label={words.choose}
        hint={words.chooseHint}
        accept="image/*"
        isPending={opening.pending !== null}
        pendingLabel={words.opening}
        refusal={opening.refusal}
        onChoose={opening.run}
      />
      {bannerUrl && (
        <div>
          <Button look="quiet" icon="trash" onPress={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
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
          }}
          onClose={() => setRemoving(false)}
        >
          {words.removeText}
        </DeleteDialog>
      )}
    </Card>
  );
}
