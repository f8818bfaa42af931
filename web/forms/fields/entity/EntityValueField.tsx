import type { ReactElement } from 'react';
import { entityFieldWords as words } from '#messages/filling/entityFieldWords.ts';
import type { EntityFieldFacts, EntityValue } from '#web/forms/EntityServices.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface EntityValueFieldProps extends Omit<FieldProps<string>, 'hint'> {
  readonly facts: EntityFieldFacts;
}

/** An input for one value of an entity. The server reads what is typed by the field's type. */
export function EntityValueField({ facts: { dataType, options }, ...field }: EntityValueFieldProps): ReactElement {
  switch (dataType) {
    case 'text':
      return <TextArea {...field} />;
    case 'multiple_choice':
      return (
        <Select
          {...field}
          options={[
            { value: '', label: words.notChosen },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
        />
      );
    case 'date':
      return <TextField {...field} type="date" />;
    case 'email':
      return <TextField {...field} type="email" inputMode="email" />;
    case 'phone':
      return <TextField {...field} type="tel" inputMode="tel" />;
    case 'url':
      return <TextField {...field} type="url" inputMode="url" />;
    case 'integer':
      return <TextField {...field} inputMode="numeric" />;
    case 'float':
    case 'money':
      return <TextField {...field} inputMode="decimal" />;
    default:
      return <TextField {...field} isSpellChecked />;
  }
}

/** What an input shows at first: native inputs need the stored value, people read the formatted one. */
export const typedValue = ({ field: { dataType }, value, text }: EntityValue): string =>
  dataType === 'date' || dataType === 'multiple_choice' || dataType === 'text' ? (value ?? '') : text;

/** The name of a value in a form, and the path of its problems. */
export const valueName = ({ fieldId }: EntityFieldFacts): string => `values.${fieldId}`;
