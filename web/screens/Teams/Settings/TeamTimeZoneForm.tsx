import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamProblems } from '#domain/team/team.ts';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { TeamTimeZoneForm_team$key } from '#web/__generated__/TeamTimeZoneForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { timeZoneOptions } from '#web/parts/timeZoneOptions.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { Select } from '#web/ui/Select.tsx';

interface TeamTimeZoneFormProps {
  readonly team: TeamTimeZoneForm_team$key;
}

export function TeamTimeZoneForm({ team }: TeamTimeZoneFormProps): ReactElement {
  const { id, timeZone } = useFragment(
    graphql`
      fragment TeamTimeZoneForm_team on Team {
        id
        timeZone
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { timeZone },
    labels: { timeZone: teamSettingsWords.timeZone },
    check: teamProblems,
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(teamSettingsWords.timeZoneSaved);
    },
  });
  return (
    <SettingForm title={teamSettingsWords.timeZone} form={form}>
      <Select {...form.field('timeZone')} hint={teamSettingsWords.timeZoneHint} options={timeZoneOptions(timeZone)} />
    </SettingForm>
  );
}
