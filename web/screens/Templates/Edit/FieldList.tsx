import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldsWords, sectionsWords } from '#messages/form/formEditorWords.ts';
import type { FieldList_section$key } from '#web/__generated__/FieldList_section.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { bufferTyping } from '#web/parts/template/bufferTyping.ts';
import { useOptimisticCreate } from '#web/parts/template/useOptimisticCreate.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { EditableFieldRow } from '#web/screens/Templates/Edit/EditableFieldRow.tsx';
import { useEntityKinds } from '#web/screens/Templates/Edit/EntityKinds.tsx';
import type { NamedSection } from '#web/screens/Templates/Edit/FieldMenu.tsx';
import { FieldPicker, type PickedType } from '#web/screens/Templates/Edit/FieldPicker.tsx';
import { newPartId, addOptimisticField } from '#web/screens/Templates/Edit/optimisticParts.ts';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';
import { useCreateField } from '#web/screens/Templates/Edit/useCreateField.ts';
import { useFieldShortcuts } from '#web/screens/Templates/Edit/useFieldShortcuts.ts';
import { useReorderField } from '#web/screens/Templates/Edit/useReorderField.ts';
import { Button } from '#web/ui/Button.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface FieldListProps {
  readonly section: FieldList_section$key;
  readonly title: string;
  readonly sections: readonly NamedSection[];
}

/** Fields of a section as expandable rows, with a button to add one. */
export function FieldList({ section, title, sections }: FieldListProps): ReactElement {
  const { id, sectionableType, ...has } = useFragment(
    graphql`
      fragment FieldList_section on Section {
        id
        sectionableType
        fields {
          id
          name
          dataType @required(action: NONE)
          customEntityId
          ...EditableFieldRow_field
        }
      }
    `,
    section,
  );
  // Until the refetch after another person's change, a new field may have only an ID.
  const fields = has.fields.filter((field) => field != null);
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const [isPicking, setPicking] = useState(false);
  const [createField] = useCreateField();
  const [reorderField] = useReorderField();
  const saving = useTrackedSave();
  const optimisticCreate = useOptimisticCreate();
  const { key: visitKey } = useLocation();
  // Expanded before the URL has changed.
  const [ahead, setAhead] = useState<{ readonly openId: string | null; readonly of: string } | null>(null);
  const openId = ahead?.of === visitKey ? ahead.openId : search.get('field');
  const open = (fieldId: string | null, departure = depart()): void => {
    setAhead({ openId: fieldId && stepParam(fieldId), of: visitKey });
    departure.search({ field: fieldId && stepParam(fieldId) }, { replace: true, preventScrollReset: true });
  };
  const entityKinds = useEntityKinds();
  const add = async ({ dataType, customEntityId }: PickedType, position?: number): Promise<void> => {
    setPicking(false);
    const typing = bufferTyping();
    const field = newPartId('Field');
    const afterFieldId = position === undefined ? undefined : fields[position - 1]?.id;
    const place = { position, afterFieldId };
    const kind = entityKinds.find((each) => each.id === customEntityId) ?? null;
    const input = { sectionId: id, fieldId: field.key, dataType, customEntityId, ...place, idempotencyKey: field.key };
    const adding = optimisticCreate({
      ids: [field.id],
      show: (store) => addOptimisticField(store, { id: field.id, sectionId: id, dataType, kind, position }),
      send: () => createField({ input }),
    });
    open(field.id);
    typing.insertAt(`name-${field.id}`);
    const departure = depart();
    if (!(await adding)) open(null, departure);
  };
  // An entity field that has lost its kind can't be repeated, so ask for another type.
  const addBelow = (like: PickedType, position: number): void =>
    kinds[like.dataType].names === 'entity' && !like.customEntityId ? ask(true) : void add(like, position);
  const openPlace = fields.findIndex((field) => openId === stepParam(field.id)) + 1;
  const [isBelowOpen, setBelowOpen] = useState(false);
  const isLast = sections.at(-1)?.id === id;
  const ask = (isBelow: boolean): void => {
    setBelowOpen(isBelow);
    setPicking(true);
  };
  useFieldShortcuts({ sectionId: id, isLast, ask: () => ask(true) });
  return (
    <div className={styles.fields}>
      {fields.length === 0 ? (
        <p className={styles.none}>{sectionsWords.empty}</p>
      ) : (
        <DragList
          label={fieldsWords.list(title)}
          items={fields.map((field, place) => ({
            id: field.id,
            name: field.name ?? fieldsWords.untitled,
            content: (handle) => (
              <EditableFieldRow
                field={field}
                handle={handle}
                isOpen={openId === stepParam(field.id)}
                onToggle={(isOpen) => open(isOpen ? field.id : null)}
                onNext={() => addBelow(field, place + 1)}
                otherSections={sections.filter((other) => other.id !== id)}
                focusAfterDelete={fields[place + 1] ? `toggle-${fields[place + 1]?.id}` : `add-${id}`}
              />
            ),
          }))}
          onMove={(fieldId, position) => saving(() => reorderField({ input: { fieldId, position } }))}
        />
      )}
      <div className={styles.tools}>
        <Button id={`add-${id}`} icon="plus" onPress={() => ask(false)}>
          {fieldsWords.add}
        </Button>
        {isLast && <span className={styles.keys}>{fieldsWords.keys}</span>}
      </div>
      <FieldPicker
        isInSurvey={sectionableType === 'Survey'}
        isOpen={isPicking}
        onPick={(picked) => void add(picked, isBelowOpen && openPlace > 0 ? openPlace : undefined)}
        onClose={() => setPicking(false)}
      />
    </div>
  );
}
