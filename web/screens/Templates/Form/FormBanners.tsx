import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessOf, bannersOf, type Banner } from '#domain/template/manager.ts';
import { formFrameWords, publishWords } from '#messages/form/formWords.ts';
import type { FormBanners_form$key } from '#web/__generated__/FormBanners_form.graphql.ts';
import { PublishButton } from '#web/screens/Templates/Form/PublishButton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import styles from '#web/screens/Templates/Form/FormFrame.module.css';

interface FormBannersProps {
  readonly form: FormBanners_form$key;
}

const tones: Readonly<Record<Banner, 'info' | 'warning'>> = {
  readOnly: 'info',
  neverPublished: 'info',
  archived: 'warning',
  changesNotLive: 'info',
  chargesNotEnabled: 'warning',
};

/** Important notices for people who work on a form. */
export function FormBanners({ form }: FormBannersProps): ReactElement | null {
  const { status, everPublished, availableActions, draft, team } = useFragment(
    graphql`
      fragment FormBanners_form on MasterTemplate {
        status
        everPublished
        availableActions
        team {
          chargesEnabled
        }
        draft {
          version
          isModified
          hasPaymentStep
          ...PublishButton_draft
        }
      }
    `,
    form,
  );
  if (!draft) return null;
  const { version, isModified, hasPaymentStep } = draft;
  const access = accessOf(availableActions);
  const facts = { status, everPublished, version, isModified, hasPaymentStep };
  const banners = bannersOf({ ...facts, access, chargesEnabled: team.chargesEnabled });
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      {banners.map((banner) => (
        <Alert
          key={banner}
          tone={tones[banner]}
          action={
            banner === 'changesNotLive' &&
            access === 'write' && (
              <PublishButton draft={draft} variant="primary">
                {publishWords.publishChanges}
              </PublishButton>
            )
          }
        >
          {formFrameWords[banner]}
        </Alert>
      ))}
    </div>
  );
}
