import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { newExportWords } from '#messages/lists/exportsPageWords.ts';
import type { FormsField_forms$key } from '#web/__generated__/FormsField_forms.graphql.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/parts/export/Exports.module.css';

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface FormsFieldProps extends FieldProps<readonly string[]> {
  readonly forms: FormsField_forms$key;
  /** selected forms that the user couldn't choose themselves */
  readonly kept?: readonly Choice[];
}

/** Number of forms from which the search is shown. */
const searchedFrom = 10;

/** Checkboxes for forms, with a search above a long list. */
export function FormsField({ forms: key, kept = [], ...field }: FormsFieldProps): ReactElement {
  const offered = useFragment(
    graphql`
      fragment FormsField_forms on MasterTemplate @relay(plural: true) {
        id
        name
      }
    `,
    key,
  );
  const forms: readonly Choice[] = [...offered, ...kept];
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = forms.filter(({ name }) => name.toLowerCase().includes(wanted));
  const toggle = (id: string, isOn: boolean): void =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter((held) => held !== id));
  return (
    <FieldGroup {...field}>
      {forms.length >= searchedFrom && (
        <TextField
          id={`${field.id}-search`}
          name="search"
          type="search"
          label={newExportWords.find}
          value={search}
          onChange={setSearch}
        />
      )}
      <div className={styles.forms}>
        {found.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`${field.id}-${id}`}
            name={field.name}
            label={name}
            value={field.value.includes(id)}
            onChange={(isOn) => toggle(id, isOn)}
          />
        ))}
        {found.length === 0 && <p>{newExportWords.noneFound}</p>}
      </div>
    </FieldGroup>
  );
}
