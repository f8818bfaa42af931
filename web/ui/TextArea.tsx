import type { ReactElement } from 'react';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/ui/Field.module.css';

interface TextAreaProps extends FieldProps<string> {
  readonly rows?: 2 | 3 | 4 | 5 | 6;
  readonly maxLength?: number;
}

/** Grows with its content, where the browser supports field-sizing. */
export function TextArea({ rows = 3, maxLength, ...field }: TextAreaProps): ReactElement {
  return (
    <Field {...field}>
      <textarea
        id={field.id}
        name={field.name}
        className={`${styles.input} ${styles.area}`}
        rows={rows}
        maxLength={maxLength}
        spellCheck
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={field.onBlur}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  );
}
