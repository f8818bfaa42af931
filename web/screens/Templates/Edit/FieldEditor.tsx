import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { kinds } from '#domain/form/fields/kinds.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import type { FieldEditor_field$key } from '#web/__generated__/FieldEditor_field.graphql.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { EntityFieldSettings } from '#web/screens/Templates/Edit/EntityFieldSettings.tsx';
import { FieldSettings } from '#web/screens/Templates/Edit/FieldSettings.tsx';
import { LogicSummary } from '#web/screens/Templates/Edit/LogicSummary.tsx';
import { OptionList } from '#web/screens/Templates/Edit/OptionList.tsx';
import { useAddOptions } from '#web/screens/Templates/Edit/useAddOptions.ts';
import { useUpdateField } from '#web/screens/Templates/Edit/useUpdateField.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface FieldEditorProps {
  readonly field: FieldEditor_field$key;
  /** adds another field of this kind */
  readonly onNext: () => void;
}

/** All settings of a field, each saved on its own. */
export function FieldEditor({ field, onNext }: FieldEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment FieldEditor_field on Field {
        id
        name
        hint
        dataType
        required
        redacted
        options {
          id
        }
        autofillOnRenewal
        lockOnRenewal
        logicConfig {
          ...LogicSummary_logic
        }
        ...EntityFieldSettings_field
        ...FieldSettings_field
        ...OptionList_field
      }
    `,
    field,
  );
  const { id, name, hint, dataType, required, redacted, options } = data;
  const { autofillOnRenewal, lockOnRenewal, logicConfig } = data;
  const [updateField] = useUpdateField();
  const { addOne } = useAddOptions(id);
  const [firstOption] = options;
  const goOn = (): void => {
    if (!hasOptions(dataType)) onNext();
    else if (firstOption) focusWhenReady(`name-${firstOption.id}`, 'selected');
    else void addOne(0);
  };
  return (
    <div className={styles.open}>
      <SavedText
        id={`name-${id}`}
        label={fieldsWords.name}
        value={name ?? ''}
        save={(value, seen) => updateField({ input: { fieldId: id, name: value || null, seen: { name: seen } } })}
        isSpellChecked
        maxLength={500}
        onEnter={goOn}
      />
      <SavedText
        id={`hint-${id}`}
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
        {/* Files stay with the submission they were uploaded to. */}
        {kinds[dataType].names !== 'files' && (
          <SavedCheckbox
            label={fieldsWords.autofillOnRenewal}
            value={autofillOnRenewal}
            save={(value) => updateField({ input: { fieldId: id, settings: { autofillOnRenewal: value } } })}
          />
        )}
        {autofillOnRenewal && (
          <SavedCheckbox
            label={fieldsWords.lockOnRenewal}
            value={lockOnRenewal}
            save={(value) => updateField({ input: { fieldId: id, settings: { lockOnRenewal: value } } })}
          />
        )}
      </div>
      {kinds[dataType].names === 'entity' && <EntityFieldSettings field={data} />}
      <FieldSettings field={data} />
      <LogicSummary logic={logicConfig ?? null} targetId={id} targetName={name ?? fieldsWords.untitled} />
    </div>
  );
}
