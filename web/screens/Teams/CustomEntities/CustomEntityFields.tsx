import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { customEntityFieldWords as words } from '#messages/entity/customEntityWords.ts';
import type { CustomEntityFields_kind$key } from '#web/__generated__/CustomEntityFields_kind.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { CustomEntityFieldRow } from '#web/screens/Teams/CustomEntities/CustomEntityFieldRow.tsx';
import { NewCustomEntityField } from '#web/screens/Teams/CustomEntities/NewCustomEntityField.tsx';
import { RefreshRemoteFields } from '#web/screens/Teams/CustomEntities/RefreshRemoteFields.tsx';
import { useMoveCustomEntityField } from '#web/screens/Teams/CustomEntities/useMoveCustomEntityField.ts';
import { Button } from '#web/ui/Button.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface CustomEntityFieldsProps {
  readonly kind: CustomEntityFields_kind$key;
  readonly mayManage: boolean;
}

/** The fields of a kind in order, and a form that adds one. */
export function CustomEntityFields({ kind, mayManage }: CustomEntityFieldsProps): ReactElement {
  const { id, name, type, nameField, fields } = useFragment(
    graphql`
      fragment CustomEntityFields_kind on CustomEntity {
        id
        name
        type
        nameField {
          id
        }
        fields {
          id
          name
          ...CustomEntityFieldRow_field
        }
      }
    `,
    kind,
  );
  const [moveCustomEntityField] = useMoveCustomEntityField();
  const [isAdding, setAdding] = useState(false);
  const isRemote = type === 'remote_gis';
  const mayEdit = mayManage && !isRemote;
  const addId = `add-${id}`;
  const move = async (customEntityFieldId: string, position: number): Promise<void> => {
    const others = fields.filter((field) => field.id !== customEntityFieldId);
    const afterFieldId = others[position - 1]?.id ?? null;
    const outcome = await moveCustomEntityField({ input: { customEntityFieldId, afterFieldId } });
    if (outcome.kind !== 'done') flash(outcomeSentence(outcome) ?? '', 'danger');
  };
  const rowOf = (field: (typeof fields)[number], place: number, handle: ReactNode): ReactElement => (
    <CustomEntityFieldRow
      field={field}
      handle={handle}
      mayEdit={mayEdit}
      mayShow={mayManage}
      isNameField={nameField?.id === field.id}
      focusAfterDelete={fields[place + 1] ? `edit-${fields[place + 1]?.id}` : addId}
    />
  );
  return (
    <section className={styles.fields} aria-label={words.title}>
      <h3>{words.title}</h3>
      {fields.length === 0 && <p className={styles.note}>{isRemote ? words.noneRemote : words.none}</p>}
      {fields.length > 0 && <p className={styles.note}>{isRemote ? words.remote : words.lead}</p>}
      {mayEdit ? (
        <DragList
          label={words.list(name)}
          items={fields.map((field, place) => ({
            ...{ id: field.id, name: field.name },
            content: (handle) => rowOf(field, place, handle),
          }))}
          onMove={move}
        />
      ) : (
        <ol className={styles.list} aria-label={words.list(name)}>
          {fields.map((field, place) => (
            <li key={field.id}>{rowOf(field, place, null)}</li>
          ))}
        </ol>
      )}
      {isAdding && (
        <NewCustomEntityField
          customEntityId={id}
          onClose={() => {
            setAdding(false);
            focusWhenReady(addId);
          }}
        />
      )}
      {mayEdit && !isAdding && (
        <div>
          <Button id={addId} icon="plus" onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
      {isRemote && mayManage && <RefreshRemoteFields customEntityId={id} fieldCount={fields.length} />}
    </section>
  );
}
