// Settings are read by name.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { configurationWords } from '#messages/form/formWords.ts';
import type { LaunchSettings_form$key } from '#web/__generated__/LaunchSettings_form.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Card } from '#web/ui/Card.tsx';

interface LaunchSettingsProps {
  readonly form: LaunchSettings_form$key;
}

const hints = { isPrivate: configurationWords.isPrivateHint } as const;

/** Who may start a submission and whether the form is listed. Changes apply immediately, without publishing. */
export function LaunchSettings({ form }: LaunchSettingsProps): ReactElement {
  const { id, ...values } = useFragment(
    graphql`
      fragment LaunchSettings_form on MasterTemplate {
        id
        publiclyLaunchable
        internallyLaunchable
        isPrivate
      }
    `,
    form,
  );
  const { choose } = useFormChange(id);
  return (
    <Card title={configurationWords.launch}>
      {(['publiclyLaunchable', 'internallyLaunchable', 'isPrivate'] as const).map((name) => (
        <SavedCheckbox
          key={name}
          label={configurationWords[name]}
          value={values[name]}
          {...(name === 'isPrivate' ? { hint: hints.isPrivate } : {})}
          save={(value) => choose({ [name]: value })}
        />
      ))}
    </Card>
  );
}
