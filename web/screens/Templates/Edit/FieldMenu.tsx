import type { ReactElement } from 'react';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { useDuplicateField } from '#web/screens/Templates/Edit/useDuplicateField.ts';
import { useReorderField } from '#web/screens/Templates/Edit/useReorderField.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

export interface NamedSection {
  readonly id: string;
  readonly name: string;
}

interface FieldMenuProps {
  readonly fieldId: string;
  readonly title: string;
  readonly otherSections: readonly NamedSection[];
  readonly onDelete: () => void;
}

/** Larger than any section, so it means the end. */
const atTheEnd = 1_000_000;

export function FieldMenu({ fieldId, title, otherSections, onDelete }: FieldMenuProps): ReactElement {
  const [duplicateField] = useDuplicateField();
  const [reorderField] = useReorderField();
  const saving = useTrackedSave();
  const duplicate = async (): Promise<void> => {
    if (await saving(() => duplicateField({ input: { fieldId } }))) flash(fieldsWords.duplicated);
  };
  const moveTo = async (sectionId: string): Promise<void> => {
    const input = { fieldId, sectionId, position: atTheEnd };
    if (await saving(() => reorderField({ input }))) focusWhenReady(`toggle-${fieldId}`);
  };
  return (
    <Menu
      label={fieldsWords.menu(title)}
      face={<Icon name="more" />}
      entries={[
        { id: 'duplicate', label: fieldsWords.duplicate, icon: 'copy', onPress: () => void duplicate() },
        ...otherSections.map(({ id, name }) => ({
          id,
          label: fieldsWords.moveTo(name),
          onPress: () => void moveTo(id),
        })),
        { id: 'delete', label: fieldsWords.delete, icon: 'trash', isDangerous: true, onPress: onDelete },
      ]}
    />
  );
}
