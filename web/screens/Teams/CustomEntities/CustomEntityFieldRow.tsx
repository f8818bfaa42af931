import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isEntityDataType } from '#domain/entity/entityValue.ts';
import { customEntityFieldWords as words } from '#messages/entity/customEntityWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import type { CustomEntityFieldRow_field$key } from '#web/__generated__/CustomEntityFieldRow_field.graphql.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { DeleteCustomEntityField } from '#web/screens/Teams/CustomEntities/DeleteCustomEntityField.tsx';
import { EditCustomEntityField } from '#web/screens/Teams/CustomEntities/EditCustomEntityField.tsx';
import { useUpdateCustomEntityField } from '#web/screens/Teams/CustomEntities/useUpdateCustomEntityField.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface CustomEntityFieldRowProps {
  readonly field: CustomEntityFieldRow_field$key;
  readonly handle: ReactNode;
  readonly mayEdit: boolean;
  /** whether the reader decides what applicants see, also of fields that a remote layer supplies */
  readonly mayShow: boolean;
  readonly isNameField: boolean;
  readonly focusAfterDelete: string;
}

const typeName = (dataType: string): string => (isEntityDataType(dataType) ? kindWords[dataType].name : dataType);

export function CustomEntityFieldRow(props: CustomEntityFieldRowProps): ReactElement {
  const { handle, mayEdit, mayShow, isNameField, focusAfterDelete } = props;
  const field = useFragment(
    graphql`
      fragment CustomEntityFieldRow_field on CustomEntityField {
        id
        name
        dataType
        options
        viewable
        editSuggestable
        dataCount
      }
    `,
    props.field,
  );
  const { id, name, dataType, options, viewable, editSuggestable, dataCount } = field;
  const [updateCustomEntityField] = useUpdateCustomEntityField();
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null);
  const editId = `edit-${id}`;
  const set = (change: { readonly viewable?: boolean; readonly editSuggestable?: boolean }) =>
    updateCustomEntityField({ input: { customEntityFieldId: id, ...change } });
  return (
    <fieldset className={styles.field} aria-label={name}>
      <div className={styles.line}>
        {handle}
        <div className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            <span>{typeName(dataType)}</span>
            {options.length > 0 && <span>{words.optionCount(options.length)}</span>}
            {dataCount > 0 && <span>{words.dataCount(dataCount)}</span>}
            {isNameField && <Badge>{words.namesEntities}</Badge>}
            {!mayShow && viewable && <Badge>{words.view}</Badge>}
            {!mayEdit && editSuggestable && <Badge>{words.suggest}</Badge>}
          </span>
        </div>
        {mayShow && (
          <div className={styles.toggles}>
            <SavedCheckbox label={words.view} value={viewable} save={(value) => set({ viewable: value })} />
            {mayEdit && viewable && (
              <SavedCheckbox
                label={words.suggest}
                value={editSuggestable}
                save={(value) => set({ editSuggestable: value })}
              />
            )}
          </div>
        )}
        {mayEdit && (
          <div className={styles.actions}>
            <Button
              id={editId}
              variant="quiet"
              icon="edit"
              label={words.editNamed(name)}
              onPress={() => setMode('edit')}
            />
            <Button variant="quiet" icon="trash" label={words.deleteNamed(name)} onPress={() => setMode('delete')} />
          </div>
        )}
      </div>
      {mode === 'edit' && mayEdit && (
        <EditCustomEntityField
          {...{ id, name, options, hasOptions: dataType === 'multiple_choice' }}
          onClose={() => {
            setMode(null);
            focusWhenReady(editId);
          }}
        />
      )}
      {mode === 'delete' && (
        <DeleteCustomEntityField
          {...{ id, dataCount }}
          onDeleted={() => focusWhenReady(focusAfterDelete)}
          onClose={() => setMode(null)}
        />
      )}
    </fieldset>
  );
}
