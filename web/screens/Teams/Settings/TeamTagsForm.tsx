import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamSettingsWords as words } from '#messages/team/teamWords.ts';
import type { TeamTagsForm_team$key } from '#web/__generated__/TeamTagsForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

export function TeamTagsForm({ team }: { readonly team: TeamTagsForm_team$key }): ReactElement {
  const { id, showsTagsToApplicants } = useFragment(
    graphql`
      fragment TeamTagsForm_team on Team {
        id
        showsTagsToApplicants
      }
    `,
    team,
  );
  const [updateTeam] = useUpdateTeam();
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    initial: { showsTagsToApplicants },
    labels: { showsTagsToApplicants: words.tagsLabel },
    send: (values) => updateTeam({ input: { teamId: id, ...values } }),
    onDone: (_done, values) => {
      form.replace(values);
      confirmSaved(words.tagsSaved);
    },
  });
  return (
    <SettingForm title={words.tags} form={form}>
      <Checkbox {...form.field('showsTagsToApplicants')} hint={words.tagsHint} />
    </SettingForm>
  );
}
