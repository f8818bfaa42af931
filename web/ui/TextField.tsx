import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/ui/Field.module.css';

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly maxLength?: number;
  readonly min?: string;
  /** Of times, in seconds. */
  readonly step?: number;
  readonly isSpellChecked?: boolean;
  /** What stands before it and is not typed, such as the start of an address. */
  readonly prefix?: string;
  readonly onEnter?: (() => void) | undefined;
  /** Answers whether it took what was pasted; otherwise the text goes into the field. */
  readonly onPasteText?: ((text: string) => boolean) | undefined;
  /** Something else that was chosen makes it mean nothing. */
  readonly isDisabled?: boolean;
}

export function TextField({
  type = 'text',
  autoComplete = 'off',
  isSpellChecked = false,
  inputMode,
  maxLength,
  min,
  step,
  prefix,
  onEnter,
  onPasteText,
  isDisabled = false,
  ...field
}: TextFieldProps): ReactElement {
  const input = (
    <input
      id={field.id}
      name={field.name}
      className={styles.input}
      type={type}
      inputMode={inputMode}
      maxLength={maxLength}
      min={min}
      step={step}
      autoComplete={autoComplete}
      autoCapitalize={type === 'email' ? 'none' : undefined}
      spellCheck={isSpellChecked}
      disabled={isDisabled}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
      onKeyDown={(event) => {
        // a word that is still being composed is ended by it
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
      onPaste={(event) => {
        if (onPasteText?.(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={describedBy(field)}
    />
  );
  return (
    <Field {...field}>
      {prefix === undefined ? (
        input
      ) : (
        <div className={styles.prefixed}>
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
          {input}
        </div>
      )}
    </Field>
  );
}
