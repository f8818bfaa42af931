import { useId, type ReactElement } from 'react';
import { requestableDataTypes, maxRequestedFields, type RequestedField } from '#domain/submission/requirementDraft.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Submission/requirements/Requirements.module.css';

interface RequirementFieldsProps {
  readonly fields: readonly RequestedField[];
  readonly onChange: (fields: readonly RequestedField[]) => void;
}

const kinds = requestableDataTypes.map((value) => ({ value, label: kindWords[value].name }));

export function RequirementFields({ fields, onChange }: RequirementFieldsProps): ReactElement {
  const id = useId();
  const change = (place: number, to: Partial<RequestedField>): void =>
    onChange(fields.map((field, each) => (each === place ? { ...field, ...to } : field)));
  return (
    <fieldset className={styles.fields}>
      <legend>{requirementWords.fields}</legend>
      {fields.map((field, place) => (
        // Questions have no ID, only their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.field}>
          <TextField
            id={`${id}name${place}`}
            name={`name${place}`}
            label={requirementWords.fieldName(place + 1)}
            value={field.name}
            error={null}
            isSpellChecked
            onChange={(name) => change(place, { name })}
          />
          <Select
            id={`${id}kind${place}`}
            name={`kind${place}`}
            label={requirementWords.fieldType(place + 1)}
            value={field.dataType}
            error={null}
            options={kinds}
            onChange={(text) =>
              change(place, { dataType: requestableDataTypes.find((each) => each === text) ?? 'text' })
            }
          />
          <Checkbox
            id={`${id}required${place}`}
            name={`required${place}`}
            label={requirementWords.required}
            value={field.required}
            onChange={(required) => change(place, { required })}
          />
          {fields.length > 1 && (
            <div>
              <Button variant="quiet" icon="trash" onPress={() => onChange(fields.filter((_, each) => each !== place))}>
                {requirementWords.removeField(place + 1)}
              </Button>
            </div>
          )}
        </div>
      ))}
      {fields.length < maxRequestedFields && (
        <div>
          <Button icon="plus" onPress={() => onChange([...fields, { name: '', dataType: 'text', required: true }])}>
            {requirementWords.addField}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
