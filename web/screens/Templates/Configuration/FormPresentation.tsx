import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formPresentationWords as words } from '#messages/form/formSettingsWords.ts';
import type { FormPresentation_form$key } from '#web/__generated__/FormPresentation_form.graphql.ts';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { CategoryField } from '#web/screens/Templates/Configuration/CategoryField.tsx';
import { IconField } from '#web/screens/Templates/Configuration/IconField.tsx';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Card } from '#web/ui/Card.tsx';

/** What people see of a form before they start it. */
export function FormPresentation({ form }: { readonly form: FormPresentation_form$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment FormPresentation_form on MasterTemplate {
        id
        description
        typicalTime
        alsoKnownAs
        ...CategoryField_form
        ...IconField_form
      }
    `,
    form,
  );
  const { type } = useFormChange(data.id);
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <SavedRichText
        label={words.description}
        hint={words.descriptionHint}
        value={data.description}
        save={(description, seen) => type({ description, seen: { description: seen } })}
      />
      <SavedText
        label={words.typicalTime}
        hint={words.typicalTimeHint}
        isOptional
        value={data.typicalTime ?? ''}
        save={(value, seen) => type({ typicalTime: value.trim() || null, seen: { typicalTime: seen } })}
        isSpellChecked
        maxLength={100}
      />
      <SavedText
        label={words.alsoKnownAs}
        hint={words.alsoKnownAsHint}
        isOptional
        value={data.alsoKnownAs ?? ''}
        save={(value, seen) => type({ alsoKnownAs: value.trim() || null, seen: { alsoKnownAs: seen } })}
        isSpellChecked
        maxLength={300}
      />
      <CategoryField form={data} />
      <IconField form={data} />
    </Card>
  );
}
