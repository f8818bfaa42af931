import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/Choice.module.css';

interface CheckboxProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Checkbox({ id, name, label, hint, value, onChange }: CheckboxProps): ReactElement {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.choice}>
      <input
        id={id}
        name={name}
        type="checkbox"
        className={styles.control}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={hintId}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
