import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { refundSettingWords } from '#messages/payment/refundWords.ts';
import type { TeamRefundForm_team$key } from '#web/__generated__/TeamRefundForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useRequireRefundAuthorization } from '#web/screens/Teams/Settings/useRequireRefundAuthorization.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** Setting to require a second person for refunds, and who can approve. */
export function TeamRefundForm({ team }: { readonly team: TeamRefundForm_team$key }): ReactElement {
  const {
    id,
    refundAuthorizationRequired: required,
    formsWithoutAuthority: forms,
    availableActions,
  } = useFragment(
    graphql`
      fragment TeamRefundForm_team on Team {
        id
        refundAuthorizationRequired
        formsWithoutAuthority
        availableActions
      }
    `,
    team,
  );
  const [requireRefundAuthorization] = useRequireRefundAuthorization();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { required },
    labels: { required: refundSettingWords.label },
    send: (values) => requireRefundAuthorization({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(refundSettingWords.saved);
    },
  });
  const mayChange = availableActions.includes('requireRefundAuthorization');
  return (
    <SettingForm
      title={refundSettingWords.title}
      form={form}
      blockedBecause={mayChange ? null : refundSettingWords.ownersOnly}
    >
      <Checkbox {...form.field('required')} hint={refundSettingWords.hint} />
      {!mayChange && <p>{refundSettingWords.ownersOnly}</p>}
      {form.values.required && forms.length > 0 && (
        <Alert tone="warning">{refundSettingWords.nobody(forms.join(', '))}</Alert>
      )}
    </SettingForm>
  );
}
