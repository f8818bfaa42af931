import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nextTemplateStatuses, type TemplateStatus } from '#domain/template/templateStatus.ts';
import { configurationWords } from '#messages/form/formWords.ts';
import type { FormStatusField_form$key } from '#web/__generated__/FormStatusField_form.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useSetMasterTemplateStatus } from '#web/screens/Templates/Configuration/useSetMasterTemplateStatus.ts';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { statuses } from '#web/ui/statuses.ts';

interface FormStatusFieldProps {
  readonly form: FormStatusField_form$key;
}

/** Closes, archives, or reopens a form. Only publishing opens it the first time. */
export function FormStatusField({ form }: FormStatusFieldProps): ReactElement {
  const { id, status, everPublished } = useFragment(
    graphql`
      fragment FormStatusField_form on MasterTemplate {
        id
        status
        everPublished
      }
    `,
    form,
  );
  const [setMasterTemplateStatus] = useSetMasterTemplateStatus();
  return (
    <Card title={configurationWords.statusTitle} isTitleHidden>
      <SavedSelect
        label={configurationWords.status}
        hint={configurationWords.statusHint}
        value={status}
        options={[status, ...nextTemplateStatuses(status, everPublished)].map((value) => ({
          value,
          label: statuses.template[value].word,
        }))}
        save={async (value) => {
          const input = { masterTemplateId: id, status: value as TemplateStatus };
          const outcome = await setMasterTemplateStatus({ input });
          if (outcome.kind === 'done') flash(configurationWords.statusSaved);
          return outcome;
        }}
      />
    </Card>
  );
}
