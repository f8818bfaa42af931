import type { ReactElement } from 'react';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/ui/Choice.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** why it can't be chosen; it stays visible and focusable */
  readonly blockedBecause?: string | null;
}

interface RadioGroupProps extends FieldProps<string> {
  readonly options: readonly RadioOption[];
}

export function RadioGroup({ options, ...field }: RadioGroupProps): ReactElement {
  return (
    <FieldGroup {...field}>
      <div className={styles.options}>
        {options.map((option) => (
          <Radio key={option.value} option={option} field={field} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioProps {
  readonly option: RadioOption;
  readonly field: FieldProps<string>;
}

function Radio({ option, field }: RadioProps): ReactElement {
  const id = `${field.id}-${option.value}`;
  const note = option.blockedBecause ?? option.hint;
  return (
    <div className={styles.choice}>
      <input
        id={id}
        name={field.name}
        type="radio"
        className={styles.control}
        value={option.value}
        checked={field.value === option.value}
        aria-disabled={option.blockedBecause ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={() => {
          if (!option.blockedBecause) field.onChange(option.value);
        }}
        onBlur={field.onBlur}
      />
      <label htmlFor={id} className={styles.label}>
        {option.label}
      </label>
      {note && (
        <div id={`${id}-note`} className={styles.hint}>
          {note}
        </div>
      )}
    </div>
  );
}
