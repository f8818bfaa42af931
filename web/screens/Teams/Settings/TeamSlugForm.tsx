import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamProblems } from '#domain/team/team.ts';
import { slugButtonWords, teamSettingsWords } from '#messages/team/teamWords.ts';
import type { TeamSlugForm_team$key } from '#web/__generated__/TeamSlugForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useSlugState } from '#web/parts/team/useSlugState.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { flash } from '#web/ui/flashes.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface TeamSlugFormProps {
  readonly team: TeamSlugForm_team$key;
}

const keepFromSaving = new Set(['invalid', 'checking', 'notAvailable']);

/** The button shows the slug's state: not valid, being checked, not available, or ready to save. */
export function TeamSlugForm({ team }: TeamSlugFormProps): ReactElement {
  const { id, slug } = useFragment(
    graphql`
      fragment TeamSlugForm_team on Team {
        id
        slug
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const form = useForm({
    initial: { slug },
    labels: { slug: teamSettingsWords.slug },
    check: teamProblems,
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: ({ team: changed }, _values, { go }) => {
      form.replace({ slug: changed.slug });
      flash(teamSettingsWords.slugSaved);
      go(`/teams/${changed.slug}`, { replace: true });
    },
  });
  const state = useSlugState({ slug: form.values.slug, own: slug, teamId: id });
  const label = slugButtonWords[state];
  return (
    <SettingForm
      title={teamSettingsWords.slug}
      form={form}
      saveLabel={label}
      blockedBecause={keepFromSaving.has(state) ? label : null}
    >
      <TextField {...form.field('slug')} hint={teamSettingsWords.slugHint} prefix={`${location.host}/`} />
    </SettingForm>
  );
}
