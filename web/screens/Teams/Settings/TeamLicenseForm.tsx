import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamProblems } from '#domain/team/team.ts';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { TeamLicenseForm_team$key } from '#web/__generated__/TeamLicenseForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { TextField } from '#web/ui/TextField.tsx';

export function TeamLicenseForm({ team }: { readonly team: TeamLicenseForm_team$key }): ReactElement {
  const { id, openDataLicense } = useFragment(
    graphql`
      fragment TeamLicenseForm_team on Team {
        id
        openDataLicense
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { openDataLicense: openDataLicense ?? '' },
    labels: { openDataLicense: teamSettingsWords.license },
    check: teamProblems,
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(teamSettingsWords.licenseSaved);
    },
  });
  return (
    <SettingForm title={teamSettingsWords.license} form={form}>
      <TextField {...form.field('openDataLicense')} hint={teamSettingsWords.licenseHint} isOptional isSpellChecked />
    </SettingForm>
  );
}
