import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import { hasOptions } from '#domain/form/fields/options.ts';
import type { FieldEditor_field$key } from '#web/__generated__/FieldEditor_field.graphql.ts';
import { fieldsWords } from '#web/messages/templateEditor.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';

import styles from './EditScreen.module.css';
import { FieldSettings } from './FieldSettings.tsx';
import { LogicSummary } from './LogicSummary.tsx';
import { OptionList } from './OptionList.tsx';
import { useUpdateField } from './useUpdateField.ts';

interface FieldEditorProps {
  readonly field: FieldEditor_field$key;
}

/** All that can be set of a field, each saved by itself. */
export function FieldEditor({ field }: FieldEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment FieldEditor_field on Field {
        id
        name
        hint
        dataType
        required
        redacted
        logicConfig {
          ...LogicSummary_logic
        }
        ...FieldSettings_field
        ...OptionList_field
      }
    `,
    field,
  );
  const { id, name, hint, dataType, required, redacted, logicConfig } = data;
  const [updateField] = useUpdateField();
  return (
    <div className={styles.open}>
      <SavedText
        id={`name-${id}`}
        label={fieldsWords.name}
        value={name ?? ''}
        save={(value, seen) => updateField({ input: { fieldId: id, name: value || null, seen: { name: seen } } })}
        isSpellChecked
        maxLength={500}
      />
      <SavedText
        label={fieldsWords.hint}
        hint={fieldsWords.hintHint}
        isOptional
        value={hint ?? ''}
        save={(value, seen) => updateField({ input: { fieldId: id, hint: value || null, seen: { hint: seen } } })}
        isSpellChecked
        maxLength={1_000}
      />
      {hasOptions(dataType) && <OptionList field={data} />}
      <div className={styles.flags}>
        <SavedCheckbox
          label={fieldsWords.required}
          value={required}
          save={(value) => updateField({ input: { fieldId: id, settings: { required: value } } })}
        />
        <SavedCheckbox
          label={fieldsWords.redacted}
          value={redacted}
          save={(value) => updateField({ input: { fieldId: id, settings: { redacted: value } } })}
        />
      </div>
      <FieldSettings field={data} />
      <LogicSummary logic={logicConfig ?? null} targetId={id} targetName={name ?? fieldsWords.untitled} />
    </div>
  );
}
