import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { sectionsWords } from '#messages/form/formEditorWords.ts';
import type { SectionInstructions_section$key } from '#web/__generated__/SectionInstructions_section.graphql.ts';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { useUpdateSection } from '#web/screens/Templates/Edit/useUpdateSection.ts';

/** Instructions above a section's fields. */
export function SectionInstructions({ section }: { readonly section: SectionInstructions_section$key }): ReactElement {
  const { id, instructions } = useFragment(
    graphql`
      fragment SectionInstructions_section on Section {
        id
        instructions
      }
    `,
    section,
  );
  const [updateSection] = useUpdateSection();
  return (
    <SavedRichText
      id={`instructions-${id}`}
      label={sectionsWords.instructions}
      hint={sectionsWords.instructionsHint}
      value={instructions}
      save={(value, seen) =>
        updateSection({ input: { sectionId: id, instructions: value, seen: { instructions: seen } } })
      }
    />
  );
}
