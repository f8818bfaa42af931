import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamProblems } from '#domain/team/team.ts';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { TeamNameForm_team$key } from '#web/__generated__/TeamNameForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface TeamNameFormProps {
  readonly team: TeamNameForm_team$key;
}

export function TeamNameForm({ team }: TeamNameFormProps): ReactElement {
  const { id, name } = useFragment(
    graphql`
      fragment TeamNameForm_team on Team {
        id
        name
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { name },
    labels: { name: teamSettingsWords.name },
    check: teamProblems,
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(teamSettingsWords.nameSaved);
    },
  });
  return (
    <SettingForm title={teamSettingsWords.name} form={form}>
      <TextField {...form.field('name')} hint={teamSettingsWords.nameHint} autoComplete="organization" />
    </SettingForm>
  );
}
