import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { configurationWords } from '#messages/form/formWords.ts';
import type { FormNameField_draft$key } from '#web/__generated__/FormNameField_draft.graphql.ts';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useDraftChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Card } from '#web/ui/Card.tsx';

interface FormNameFieldProps {
  readonly draft: FormNameField_draft$key;
}

/** Part of the version: a new name applies once published. */
export function FormNameField({ draft }: FormNameFieldProps): ReactElement {
  const { id, name } = useFragment(
    graphql`
      fragment FormNameField_draft on FlowTemplate {
        id
        name
      }
    `,
    draft,
  );
  const change = useDraftChange(id);
  return (
    <Card title={configurationWords.name} isTitleHidden>
      <SavedText
        label={configurationWords.name}
        hint={configurationWords.nameHint}
        value={name}
        save={(value, seen) => change({ name: value, seen: { name: seen } })}
        isSpellChecked
        maxLength={200}
      />
    </Card>
  );
}
