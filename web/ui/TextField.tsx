import { useEffect, useRef, type HTMLInputAutoCompleteAttribute, type ReactElement } from 'react';
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
  /**
   * Answers whether it took what was pasted, or what is to stand in the field; otherwise the text goes into it. It is told
   * whether all that stood there was to be written over.
   */
  readonly onPasteText?: ((text: string, isWhole: boolean) => boolean | string) | undefined;
  /** Something else that was chosen makes it mean nothing. */
  readonly isDisabled?: boolean;
  /** Whoever opens what it stands in begins to type. */
  readonly isFirst?: boolean;
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
  isFirst = false,
  ...field
}: TextFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const line = (
    <input
      ref={input}
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
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter || event.ctrlKey || event.metaKey)
          return;
        event.preventDefault();
        onEnter();
      }}
      onPaste={(event) => {
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === value.length;
        const taken = onPasteText?.(event.clipboardData.getData('text/plain'), isWhole) ?? false;
        if (taken === false) return;
        event.preventDefault();
        if (typeof taken === 'string') field.onChange(taken);
      }}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={describedBy(field)}
    />
  );
  return (
    <Field {...field}>
      {prefix === undefined ? (
        line
      ) : (
        <div className={styles.prefixed}>
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
          {line}
        </div>
      )}
    </Field>
  );
}
