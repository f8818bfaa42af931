import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { sectionsWords } from '#messages/form/formEditorWords.ts';
import type { SectionEditor_section$key } from '#web/__generated__/SectionEditor_section.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { FieldList } from '#web/screens/Templates/Edit/FieldList.tsx';
import type { NamedSection } from '#web/screens/Templates/Edit/FieldMenu.tsx';
import { LogicSummary } from '#web/screens/Templates/Edit/LogicSummary.tsx';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';
import { useDeleteSection } from '#web/screens/Templates/Edit/useDeleteSection.ts';
import { useDuplicateSection } from '#web/screens/Templates/Edit/useDuplicateSection.ts';
import { useReorderSection } from '#web/screens/Templates/Edit/useReorderSection.ts';
import { useUpdateSection } from '#web/screens/Templates/Edit/useUpdateSection.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { MenuEntry } from '#web/ui/MenuContent.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface SectionEditorProps {
  readonly section: SectionEditor_section$key;
  readonly place: number;
  readonly sections: readonly NamedSection[];
}

export function SectionEditor({ section, place, sections }: SectionEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment SectionEditor_section on Section {
        id
        name
        logicConfig {
          ...LogicSummary_logic
        }
        ...FieldList_section
      }
    `,
    section,
  );
  const { id, name, logicConfig } = data;
  const title = name ?? sectionsWords.untitled(place + 1);
  const depart = useGuardedNavigation();
  const [isDeleting, setDeleting] = useState(false);
  const [updateSection] = useUpdateSection();
  const [duplicateSection] = useDuplicateSection();
  const [reorderSection] = useReorderSection();
  const [deleteSection] = useDeleteSection();
  const saving = useTrackedSave();
  const move = (position: number): void => void saving(() => reorderSection({ input: { sectionId: id, position } }));
  const duplicate = async (): Promise<void> => {
    if (await saving(() => duplicateSection({ input: { sectionId: id } }))) flash(sectionsWords.duplicated);
  };
  const configure = (): void => {
    depart().search({ logic: stepParam(id) }, { preventScrollReset: true });
  };
  const entries: readonly (MenuEntry | false)[] = [
    { id: 'configure', label: sectionsWords.configure, icon: 'sliders', onPress: configure },
    place > 0 && { id: 'up', label: sectionsWords.move, onPress: () => move(place - 1) },
    place < sections.length - 1 && { id: 'down', label: sectionsWords.moveDown, onPress: () => move(place + 1) },
    { id: 'duplicate', label: sectionsWords.duplicate, icon: 'copy', onPress: () => void duplicate() },
    { id: 'delete', label: sectionsWords.delete, icon: 'trash', isDangerous: true, onPress: () => setDeleting(true) },
  ];
  return (
    <section className={styles.card} aria-label={title} data-section={id} data-part={id}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <EditedBy partId={id} />
        <Menu
          label={sectionsWords.menu(title)}
          face={<Icon name="more" />}
          entries={entries.filter((entry) => entry !== false)}
        />
      </div>
      <SavedText
        id={`name-${id}`}
        label={sectionsWords.name}
        value={name ?? ''}
        save={(value, seen) => updateSection({ input: { sectionId: id, name: value || null, seen: { name: seen } } })}
        isSpellChecked
        maxLength={200}
      />
      {logicConfig && <LogicSummary logic={logicConfig} targetId={id} targetName={title} />}
      <FieldList section={data} title={title} sections={sections} />
      {isDeleting && (
        <DeleteDialog
          title={sectionsWords.deleteTitle(title)}
          confirm={sectionsWords.delete}
          send={() => deleteSection({ input: { sectionId: id } })}
          onDone={() => flash(sectionsWords.deleted)}
          onClose={() => setDeleting(false)}
        >
          {sectionsWords.deleteText}
        </DeleteDialog>
      )}
    </section>
  );
}
