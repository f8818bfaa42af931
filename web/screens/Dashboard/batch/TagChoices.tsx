import type { ReactElement } from 'react';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/screens/Dashboard/batch/TagChoices.module.css';

interface TagChoicesProps {
  readonly field: FieldProps<readonly string[]>;
  readonly choices: readonly { readonly name: string; readonly label: string }[];
}

/** Tags to tick, in a list that is scrolled where there are many. */
export function TagChoices({ field, choices }: TagChoicesProps): ReactElement | null {
  const { value, onChange } = field;
  if (choices.length === 0) return null;
  return (
    <FieldGroup {...field}>
      <div className={styles.choices} data-scrolls="">
        {choices.map(({ name, label }) => (
          <Checkbox
            key={name}
            id={`${field.id}-${name}`}
            name={name}
            label={label}
            value={value.includes(name)}
            onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((one) => one !== name))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
