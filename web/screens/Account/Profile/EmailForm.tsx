import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { emailProblems } from '#domain/account/account.ts';
import { profileWords } from '#messages/account/accountWords.ts';
import type { EmailForm_viewer$key } from '#web/__generated__/EmailForm_viewer.graphql.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useChangeEmail } from '#web/screens/Account/Profile/useChangeEmail.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface EmailFormProps {
  readonly viewer: EmailForm_viewer$key;
}

const empty = { email: '', password: '' };

export function EmailForm({ viewer }: EmailFormProps): ReactElement {
  const { email, pendingEmail, isEmailVerified } = useFragment(
    graphql`
      fragment EmailForm_viewer on Viewer {
        email
        pendingEmail
        isEmailVerified
      }
    `,
    viewer,
  );
  const [changeEmail] = useChangeEmail();
  const form = useForm({
    initial: empty,
    labels: { email: profileWords.email, password: profileWords.password },
    check: (values) => [...emailProblems(values.email.trim()), ...requireFields('password')(values)],
    send: (values) => changeEmail({ input: values }),
    onDone: () => {
      form.replace(empty);
      flash(profileWords.emailSent);
    },
  });
  return (
    <Card title={profileWords.emailTitle}>
      <p>
        {profileWords.current(email)}{' '}
        {isEmailVerified ? (
          <Badge tone="success" icon="check-circle">
            {profileWords.verified}
          </Badge>
        ) : (
          <Badge tone="warning" icon="warning">
            {profileWords.unverified}
          </Badge>
        )}
      </p>
      {pendingEmail && <Alert tone="info">{profileWords.pending(pendingEmail)}</Alert>}
      <Form label={profileWords.changeEmail} {...form.form}>
        <TextField {...form.field('email')} type="email" autoComplete="email" />
        <UsernameForPasswordManagers email={email} />
        <PasswordField {...form.field('password')} hint={profileWords.passwordHint} autoComplete="current-password" />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={profileWords.sending}>
            {profileWords.changeEmail}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
