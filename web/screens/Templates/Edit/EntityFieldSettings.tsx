import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import type { EntityFieldSettings_field$key } from '#web/__generated__/EntityFieldSettings_field.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useEntityKinds } from '#web/screens/Templates/Edit/EntityKinds.tsx';
import { useUpdateField } from '#web/screens/Templates/Edit/useUpdateField.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface EntityFieldSettingsProps {
  readonly field: EntityFieldSettings_field$key;
}

/** Which kind of entity a field asks for, and whether applicants may add one. */
export function EntityFieldSettings({ field }: EntityFieldSettingsProps): ReactElement {
  const { id, customEntityId, customEntityName, entityCreateable } = useFragment(
    graphql`
      fragment EntityFieldSettings_field on Field {
        id
        customEntityId
        customEntityName
        entityCreateable
      }
    `,
    field,
  );
  const kinds = useEntityKinds();
  const [updateField] = useUpdateField();
  const chosen = kinds.find((kind) => kind.id === customEntityId);
  // editors outside the team, and a form that was copied from another team
  const others = chosen
    ? []
    : [{ value: customEntityId ?? '', label: customEntityName ?? fieldsWords.chooseCustomEntity }];
  return (
    <>
      <SavedSelect
        label={fieldsWords.customEntity}
        value={customEntityId ?? ''}
        options={[...others, ...kinds.map((kind) => ({ value: kind.id, label: kind.name }))]}
        save={(value) =>
          updateField({
            input: {
              fieldId: id,
              settings: { customEntityId: value || null },
              seenSettings: { customEntityId: customEntityId ?? null },
            },
          })
        }
      />
      {chosen?.isRemote ? (
        <p className={styles.none}>{fieldsWords.remoteNotCreateable}</p>
      ) : (
        customEntityId && (
          <SavedCheckbox
            label={fieldsWords.entityCreateable}
            hint={fieldsWords.entityCreateableHint}
            value={entityCreateable}
            save={(value) => updateField({ input: { fieldId: id, settings: { entityCreateable: value } } })}
          />
        )
      )}
    </>
  );
}
