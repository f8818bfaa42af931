import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { sectionsWords } from '#messages/form/formEditorWords.ts';
import type { SectionList_sections$key } from '#web/__generated__/SectionList_sections.graphql.ts';
import { bufferTyping } from '#web/parts/template/bufferTyping.ts';
import { useOptimisticCreate } from '#web/parts/template/useOptimisticCreate.ts';
import { newPartId, addOptimisticSection } from '#web/screens/Templates/Edit/optimisticParts.ts';
import { SectionEditor } from '#web/screens/Templates/Edit/SectionEditor.tsx';
import { useCreateSection } from '#web/screens/Templates/Edit/useCreateSection.ts';
import { Button } from '#web/ui/Button.tsx';

interface SectionListProps {
  /** ID of their step or survey */
  readonly sectionableId: string;
  readonly sections: SectionList_sections$key;
}

export function SectionList({ sectionableId, ...props }: SectionListProps): ReactElement {
  const sections = useFragment(
    graphql`
      fragment SectionList_sections on Section @relay(plural: true) {
        id
        name
        ...SectionEditor_section
      }
    `,
    props.sections,
  );
  const [createSection] = useCreateSection();
  const optimisticCreate = useOptimisticCreate();
  const add = async (): Promise<void> => {
    const { key, id } = newPartId('Section');
    const typing = bufferTyping();
    const adding = optimisticCreate({
      ids: [id],
      show: (store) => addOptimisticSection(store, id, sectionableId),
      send: () => createSection({ input: { sectionableId, sectionId: key, idempotencyKey: key } }),
    });
    typing.insertAt(`name-${id}`);
    await adding;
  };
  const named = sections.map((section, place) => ({
    id: section.id,
    name: section.name ?? sectionsWords.untitled(place + 1),
  }));
  return (
    <>
      {sections.map((section, place) => (
        <SectionEditor key={section.id} section={section} place={place} sections={named} />
      ))}
      <div>
        <Button icon="plus" onPress={() => void add()}>
          {sectionsWords.add}
        </Button>
      </div>
    </>
  );
}
