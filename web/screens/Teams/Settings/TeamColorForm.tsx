import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { hasLightColor, teamProblems } from '#domain/team/team.ts';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { TeamColorForm_team$key } from '#web/__generated__/TeamColorForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { ColorPreview } from '#web/screens/Teams/Settings/ColorPreview.tsx';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { ColorField } from '#web/ui/ColorField.tsx';

interface TeamColorFormProps {
  readonly team: TeamColorForm_team$key;
}

export function TeamColorForm({ team }: TeamColorFormProps): ReactElement {
  const { id, color } = useFragment(
    graphql`
      fragment TeamColorForm_team on Team {
        id
        color
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { color },
    labels: { color: teamSettingsWords.color },
    check: teamProblems,
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(teamSettingsWords.colorSaved);
    },
  });
  const chosen = form.values.color;
  const isColor = teamProblems({ color: chosen }).length === 0;
  return (
    <SettingForm title={teamSettingsWords.color} form={form}>
      <ColorField
        {...form.field('color')}
        hint={teamSettingsWords.colorHint}
        pickLabel={teamSettingsWords.colorPick}
        isLight={isColor && hasLightColor(chosen)}
      />
      {isColor && <ColorPreview color={chosen} />}
    </SettingForm>
  );
}
