import type { ReactElement } from 'react';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import fieldStyles from '#web/ui/Field.module.css';
import styles from '#web/ui/Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface SelectProps extends FieldProps<string> {
  readonly options: readonly (SelectOption | SelectGroup)[];
  readonly autoComplete?: string;
}

/** The native select: familiar, supports typing to select, and adapts to phones. */
export function Select({ options, autoComplete, ...field }: SelectProps): ReactElement {
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <select
          id={field.id}
          name={field.name}
          className={`${fieldStyles.input} ${styles.select}`}
          autoComplete={autoComplete}
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={field.onBlur}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field)}
        >
          {options.map((item) =>
            'options' in item ? (
              <optgroup key={item.label} label={item.label}>
                {item.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(item)
            ),
          )}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </Field>
  );
}

const toOption = ({ value, label }: SelectOption): ReactElement => (
  <option key={value} value={value}>
    {label}
  </option>
);
