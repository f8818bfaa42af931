import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nameProblems } from '#domain/account/account.ts';
import { normaliseUsername, usernameProblems } from '#domain/account/username.ts';
import { profileWords } from '#messages/account/accountWords.ts';
import type { ProfileForm_viewer$key } from '#web/__generated__/ProfileForm_viewer.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { timeZoneOptions } from '#web/parts/timeZoneOptions.ts';
import { useUpdateProfile } from '#web/screens/Account/Profile/useUpdateProfile.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface ProfileFormProps {
  readonly viewer: ProfileForm_viewer$key;
}

export function ProfileForm({ viewer }: ProfileFormProps): ReactElement {
  const { name, username, timeZone } = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        name
        username
        timeZone
      }
    `,
    viewer,
  );
  const [updateProfile] = useUpdateProfile();
  const form = useForm({
    initial: { name, username: username ?? '', timeZone },
    labels: { name: profileWords.name, username: profileWords.username, timeZone: profileWords.timeZone },
    check: (values) => [
      ...nameProblems(values.name),
      ...(values.username.trim() === '' ? [] : usernameProblems(normaliseUsername(values.username))),
    ],
    send: (values) => updateProfile({ input: values }),
    onDone: (_done, values) => {
      form.replace(values);
      flash(profileWords.saved);
    },
  });
  return (
    <Card title={profileWords.aboutYou}>
      <Form label={profileWords.aboutYou} {...form.form}>
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('username')} hint={profileWords.usernameHint} isOptional autoComplete="off" />
        <Select {...form.field('timeZone')} hint={profileWords.timeZoneHint} options={timeZoneOptions(timeZone)} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={profileWords.saving}
            blockedBecause={form.isEdited ? null : profileWords.nothingChanged}
            isReasonShown={false}
          >
            {profileWords.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
