import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { SectionList_step$key } from '#web/__generated__/SectionList_step.graphql.ts';
import { sectionsWords } from '#web/messages/templateEditor.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { focusSoon } from '#web/parts/template/focusSoon.ts';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { Button } from '#web/ui/Button.tsx';

import { SectionEditor } from './SectionEditor.tsx';
import { useCreateSection } from './useCreateSection.ts';

interface SectionListProps {
  readonly step: SectionList_step$key;
}

/** The groups of fields of a step. */
export function SectionList({ step }: SectionListProps): ReactElement {
  const { id, sections } = useFragment(
    graphql`
      fragment SectionList_step on Step {
        id
        sections {
          id
          name
          ...SectionEditor_section
        }
      }
    `,
    step,
  );
  const [createSection] = useCreateSection();
  const saving = useSaving();
  const { keyFor, answered } = useAttemptKey();
  const add = async (): Promise<void> => {
    const input = { sectionableId: id, idempotencyKey: keyFor([id, sections.length]) };
    const added = await saving(() => createSection({ input }));
    if (!added) return;
    answered();
    focusSoon(`name-${added.section.id}`);
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
