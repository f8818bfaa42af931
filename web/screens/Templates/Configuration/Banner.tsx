import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { bannerImageWords as words } from '#messages/form/formSettingsWords.ts';
import type { Banner_form$key } from '#web/__generated__/Banner_form.graphql.ts';
import { FormBannerEditor } from '#web/parts/template/FormBannerEditor.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Templates/Configuration/Banner.module.css';

/** Banner image of a form's public page. */
export function Banner({ form: key }: { readonly form: Banner_form$key }): ReactElement {
  const form = useFragment(
    graphql`
      fragment Banner_form on MasterTemplate {
        bannerUrl
        ...FormBannerEditor_form
      }
    `,
    key,
  );
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      {form.bannerUrl ? <img className={styles.picture} src={form.bannerUrl} alt={words.alt} /> : <p>{words.none}</p>}
      <FormBannerEditor form={form} />
    </Card>
  );
}
