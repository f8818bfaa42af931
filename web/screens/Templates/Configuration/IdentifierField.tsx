import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { kinds } from '#domain/form/fields/kinds.ts';
import { numberingWords as words } from '#messages/form/formSettingsWords.ts';
import type { IdentifierField_form$key } from '#web/__generated__/IdentifierField_form.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';

/** The field whose answer identifies a submission in lists. */
export function IdentifierField({ form }: { readonly form: IdentifierField_form$key }): ReactElement {
  const { id, identifierFieldIdentity, draft } = useFragment(
    graphql`
      fragment IdentifierField_form on MasterTemplate {
        id
        identifierFieldIdentity
        draft {
          fields {
            id
            identity
            name
            dataType
          }
        }
      }
    `,
    form,
  );
  const { choose } = useFormChange(id);
  const fields = draft?.fields ?? [];
  return (
    <SavedSelect
      label={words.identifier}
      hint={words.identifierHint}
      value={fields.find(({ identity }) => identity === identifierFieldIdentity)?.id ?? ''}
      options={[
        { value: '', label: words.noIdentifier },
        ...fields
          .filter(({ dataType }) => kinds[dataType].names !== 'files')
          .map((field) => ({ value: field.id, label: field.name || words.untitled })),
      ]}
      save={(value) => choose({ identifierFieldId: value || null })}
    />
  );
}
