import type { ReactElement, ReactNode } from 'react';

import { uiWords } from '#web/messages/ui.ts';

import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What every field of a form is given; useForm makes all but the hint. */
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

/** Label above, hint under it, the error between hint and field. */
export function Field({ id, label, hint, error, isOptional = false, children }: FrameProps): ReactElement {
  return (
    <div className={styles.field} data-error={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {uiWords.optional}</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error ?? null} />
      {children}
    </div>
  );
}

/** The same for several controls that answer one question. */
export function FieldGroup({ id, label, hint, error, isOptional = false, children }: FrameProps): ReactElement {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.field}
      data-error={error ? '' : undefined}
      aria-describedby={describedBy({ id, hint, error: error ?? null })}
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
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <Icon name="danger" size={16} />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}

export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps<unknown>, 'id' | 'hint' | 'error'>): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
