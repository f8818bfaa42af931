import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isFormIcon } from '#domain/template/formIcons.ts';
import { newFormWords as words } from '#messages/form/formWords.ts';
import type { TemplatePreview_form$key } from '#web/__generated__/TemplatePreview_form.graphql.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/Templates/NewForm/TemplatePicker.module.css';

/** What a form of the library is for, and its steps. */
export function TemplatePreview({ form: key }: { readonly form: TemplatePreview_form$key }): ReactElement {
  const { name, description, icon, typicalTime, stepNames } = useFragment(
    graphql`
      fragment TemplatePreview_form on LibraryForm {
        name
        description
        icon
        typicalTime
        stepNames
      }
    `,
    key,
  );
  return (
    <>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={isFormIcon(icon) ? icon : 'document'} />
        </span>
        <h2>{name}</h2>
      </div>
      {description && <SafeHtml html={description} />}
      {typicalTime && (
        <p className={styles.fact}>
          <Icon name="clock" size={16} /> {typicalTime}
        </p>
      )}
      <ol className={styles.steps} aria-label={words.steps}>
        {stepNames.map((step, place) => (
          // Two steps can have the same name.
          <li key={`${place} ${step}`}>
            <span className={styles.number}>{place + 1}</span> {step}
          </li>
        ))}
      </ol>
    </>
  );
}
