import { useEffect, useRef, type HTMLInputAutoCompleteAttribute, type ReactElement } from 'react';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/ui/Field.module.css';

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly maxLength?: number;
  readonly min?: string;
  /** step for times, in seconds */
  readonly step?: number;
  readonly isSpellChecked?: boolean;
  /** fixed text before the input, such as the start of a URL */
  readonly prefix?: string;
  readonly onEnter?: (() => void) | undefined;
  /**
   * Return true if the paste was handled, or a string to set as the field's text; otherwise the text is pasted.
   * `isWhole` says whether all text was selected.
   */
  readonly onPasteText?: ((text: string, isWhole: boolean) => boolean | string) | undefined;
  /** another choice makes the field irrelevant */
  readonly isDisabled?: boolean;
  /** takes focus when its dialog opens */
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
        // Enter ends IME composition.
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
