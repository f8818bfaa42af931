import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamProblems } from '#domain/team/team.ts';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { TeamSupportForm_team$key } from '#web/__generated__/TeamSupportForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface TeamSupportFormProps {
  readonly team: TeamSupportForm_team$key;
}

export function TeamSupportForm({ team }: TeamSupportFormProps): ReactElement {
  const { id, supportEmail } = useFragment(
    graphql`
      fragment TeamSupportForm_team on Team {
        id
        supportEmail
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { supportEmail: supportEmail ?? '' },
    labels: { supportEmail: teamSettingsWords.supportEmail },
    check: teamProblems,
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(teamSettingsWords.supportEmailSaved);
    },
  });
  return (
    <SettingForm title={teamSettingsWords.supportEmail} form={form}>
      <TextField {...form.field('supportEmail')} hint={teamSettingsWords.supportEmailHint} type="email" isOptional />
    </SettingForm>
  );
}
