// Settings are read by name.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { publicSettingsWords as words } from '#messages/form/formSettingsWords.ts';
import type { PublicSettings_form$key } from '#web/__generated__/PublicSettings_form.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Card } from '#web/ui/Card.tsx';

/** What the public and other governments can see and use of a form. Applies immediately, without publishing. */
export function PublicSettings({ form }: { readonly form: PublicSettings_form$key }): ReactElement {
  const { id, publicSearchInstructions, ...values } = useFragment(
    graphql`
      fragment PublicSettings_form on MasterTemplate {
        id
        publicRead
        forkAllowed
        publiclySearchable
        publicSearchInstructions
      }
    `,
    form,
  );
  const { choose, type } = useFormChange(id);
  return (
    <Card title={words.title}>
      {(['publicRead', 'forkAllowed', 'publiclySearchable'] as const).map((name) => (
        <SavedCheckbox
          key={name}
          label={words[name]}
          hint={words[`${name}Hint`]}
          value={values[name]}
          save={(value) => choose({ [name]: value })}
        />
      ))}
      {values.publiclySearchable && (
        <SavedRichText
          label={words.publicSearchInstructions}
          hint={words.publicSearchInstructionsHint}
          value={publicSearchInstructions}
          save={(value, seen) => type({ publicSearchInstructions: value, seen: { publicSearchInstructions: seen } })}
        />
      )}
    </Card>
  );
}
