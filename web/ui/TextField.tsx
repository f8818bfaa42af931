import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';

import { describedBy, Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly maxLength?: number;
  readonly min?: string;
  readonly isSpellChecked?: boolean;
}

export function TextField({
  type = 'text',
  autoComplete = 'off',
  isSpellChecked = false,
  inputMode,
  maxLength,
  min,
  ...field
}: TextFieldProps): ReactElement {
  return (
    <Field {...field}>
      <input
        id={field.id}
        name={field.name}
        className={styles.input}
        type={type}
        inputMode={inputMode}
        maxLength={maxLength}
        min={min}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={isSpellChecked}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={field.onBlur}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  );
}
