import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { publicPageEditWords as words } from '#messages/form/publicPageEditWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type { ManagedBanner_form$key } from '#web/__generated__/ManagedBanner_form.graphql.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { FormBannerEditor } from '#web/parts/template/FormBannerEditor.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/PublicForm/face/face.module.css';

interface ManagedBannerProps {
  readonly form: ManagedBanner_form$key;
  /** the picture, if there is one */
  readonly children: ReactNode;
}

const changeButton = 'change-banner';

/** The banner with its editor, for managers of the form. */
export function ManagedBanner({ form: key, children }: ManagedBannerProps): ReactElement {
  const form = useFragment(
    graphql`
      fragment ManagedBanner_form on MasterTemplate {
        bannerUrl
        ...FormBannerEditor_form
      }
    `,
    key,
  );
  const [isEditing, setEditing] = useState(false);
  const close = (): void => {
    setEditing(false);
    focusWhenReady(changeButton);
  };
  return (
    <div className={styles.managed} data-has-picture={form.bannerUrl ? '' : undefined}>
      {children}
      {isEditing ? (
        <section className={styles.editor} aria-label={words.banner}>
          <FormBannerEditor form={form} onDone={close}>
            <Button variant="quiet" onPress={close}>
              {uiWords.cancel}
            </Button>
          </FormBannerEditor>
        </section>
      ) : (
        <div className={styles.over}>
          <Button id={changeButton} icon="camera" onPress={() => setEditing(true)}>
            {form.bannerUrl ? words.changeBanner : words.addBanner}
          </Button>
        </div>
      )}
    </div>
  );
}
