import { useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useSubmitAttempt } from '#web/ui/submitAttempts.ts';
import styles from '#web/ui/Field.module.css';

/** Props of every form field. useForm provides all except the hint. */
export interface FieldProps<Value> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly isOptional?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

type FrameProps = Pick<FieldProps<unknown>, 'id' | 'label' | 'hint' | 'error' | 'isOptional'> & {
  readonly children: ReactNode;
};

/** Label above, then hint, then error, then the control. */
export function Field({ id, label, hint, error, isOptional = false, children }: FrameProps): ReactElement {
  return (
    <div className={styles.field} data-error={error ? '' : undefined}>
      <label id={labelOf(id)} className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {uiWords.optional}</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error ?? null} />
      {children}
    </div>
  );
}

/** Field frame for several controls that answer one question; it blurs when focus leaves all of them. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  isOptional = false,
  onBlur,
  children,
}: FrameProps & Pick<FieldProps<unknown>, 'onBlur'>): ReactElement {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    // When another window takes focus, such as a file chooser, the page's focused element stays.
    const isWithin = (place: Element | null): boolean => currentTarget.contains(place);
    if (!isWithin(relatedTarget) && !isWithin(document.activeElement)) onBlur?.();
  };
  return (
    // The fieldset only tracks blur and is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.field}
      data-error={error ? '' : undefined}
      aria-describedby={describedBy({ id, hint, error: error ?? null })}
      onBlur={leave}
    >
      <legend className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {uiWords.optional}</span>}
      </legend>
      <FieldNotes id={id} hint={hint} error={error ?? null} />
      {children}
    </fieldset>
  );
}

type Notes = Pick<FieldProps<unknown>, 'id' | 'hint'> & { readonly error: string | null };

function FieldNotes({ id, hint, error }: Notes): ReactElement {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <ErrorLine id={`${id}-error`} error={error} />
    </>
  );
}

/**
 * After an error is fixed, its line stays blank until the next attempt, so that the controls below don't move
 * away under a tap.
 */
function ErrorLine({ id, error }: { readonly id: string; readonly error: string | null }): ReactElement | null {
  const attempt = useSubmitAttempt();
  const [last, setLast] = useState({ error, attempt });
  if (error ? last.error !== error || last.attempt !== attempt : last.error && last.attempt !== attempt)
    setLast({ error, attempt });
  const text = error || last.error;
  if (!text) return null;
  return (
    <div id={error ? id : undefined} className={styles.error} data-mended={error ? undefined : ''} aria-hidden={!error}>
      <Icon name="danger" size={16} />
      <span>{text}</span>
    </div>
  );
}

/** ID of the label, for controls that a label element can't name. */
export const labelOf = (id: string): string => `${id}-label`;

export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps<unknown>, 'id' | 'hint' | 'error'>): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
