import type { ReactElement } from 'react';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submissions/batch/TagChoices.module.css';

interface TagChoicesProps {
  readonly field: FieldProps<readonly string[]>;
  readonly choices: readonly { readonly name: string; readonly label: string }[];
}

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
            label={<ShortLabel name={name} label={label} />}
            value={value.includes(name)}
            onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((one) => one !== name))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** A truncated tag name. The full name is in the title attribute and for screen readers. */
function ShortLabel({ name, label }: { readonly name: string; readonly label: string }): ReactElement {
  const short = truncate(name, truncation.tag);
  if (short === name) return <>{label}</>;
  return (
    <span title={name}>
      <span aria-hidden="true">{label.replace(name, () => short)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
