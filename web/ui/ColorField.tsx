import type { ReactElement } from 'react';
import { ColorMonogram } from '#web/ui/ColorMonogram.tsx';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/ui/ColorField.module.css';
import fieldStyles from '#web/ui/Field.module.css';

interface ColorFieldProps extends FieldProps<string> {
  readonly pickLabel: string;
  readonly isLight: boolean;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** A color, typed or picked, with a preview of a letter on it. */
export function ColorField({ pickLabel, isLight, ...field }: ColorFieldProps): ReactElement {
  return (
    <Field {...field}>
      <div className={styles.row}>
        <input
          id={field.id}
          name={field.name}
          className={fieldStyles.input}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={field.onBlur}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field)}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={pickLabel}
          value={hexColor.test(field.value) ? field.value.toLowerCase() : undefined}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
        <ColorMonogram text="A" color={field.value} isLight={isLight} />
      </div>
    </Field>
  );
}
