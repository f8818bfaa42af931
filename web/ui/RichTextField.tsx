import { lazy, Suspense, type ReactElement } from 'react';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/ui/RichTextField.module.css';

// The largest chunk of the page, loaded only for people who can edit (docs/decisions/0026).
const RichTextEditor = lazy(async () => ({
  default: (await import('#web/ui/RichTextEditor.tsx')).RichTextEditor,
}));

/** Rich text input. Its value is HTML, '' if empty. */
export function RichTextField(field: FieldProps<string>): ReactElement {
  const reading = (
    <div className={styles.text} aria-busy>
      <SafeHtml html={field.value} />
    </div>
  );
  return (
    <FieldGroup {...field}>
      <div className={styles.frame}>
        <Suspense fallback={reading}>
          <RichTextEditor {...field} />
        </Suspense>
      </div>
    </FieldGroup>
  );
}
