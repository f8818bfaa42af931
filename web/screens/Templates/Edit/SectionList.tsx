import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SectionList_sections$key } from '#web/__generated__/SectionList_sections.graphql.ts';
import { sectionsWords } from '#web/messages/templateEditor.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { keepTyping } from '#web/parts/template/keepTyping.ts';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { SectionEditor } from '#web/screens/Templates/Edit/SectionEditor.tsx';
import { useCreateSection } from '#web/screens/Templates/Edit/useCreateSection.ts';
import { Button } from '#web/ui/Button.tsx';

interface SectionListProps {
  /** the step or survey that they belong to */
  readonly sectionableId: string;
  readonly sections: SectionList_sections$key;
}

/** The groups of fields of a step or survey. */
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
  const saving = useSaving();
  const { keyFor, answered } = useAttemptKey();
  const add = async (): Promise<void> => {
    const input = { sectionableId, idempotencyKey: keyFor([sectionableId, sections.length]) };
    const typing = keepTyping();
    const added = await saving(() => createSection({ input }));
    if (!added) return typing.end();
    answered();
    typing.goOnAt(`name-${added.section.id}`);
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
