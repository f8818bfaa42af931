import type { ReactElement } from 'react';

import { passwordProblems } from '#domain/account/account.ts';
import { newPasswordWords } from '#web/messages/account.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { UsernameForManagers } from '#web/parts/session/UsernameForManagers.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

import { useResetPassword } from './useResetPassword.ts';

interface NewPasswordFormProps {
  readonly token: string;
  readonly email: string;
}

export function NewPasswordForm({ token, email }: NewPasswordFormProps): ReactElement {
  const [resetPassword] = useResetPassword();
  const form = useForm({
    initial: { password: '' },
    labels: { password: newPasswordWords.password },
    check: ({ password }) => passwordProblems(password, { email, name: '' }),
    send: ({ password }) => resetPassword({ input: { token, password } }),
    onDone: () => location.replace('/'),
  });
  return (
    <>
      <PageTitle note={newPasswordWords.forAccount(email)}>{newPasswordWords.title}</PageTitle>
      <Form label={newPasswordWords.title} {...form.form}>
        <UsernameForManagers email={email} />
        <PasswordField {...form.field('password')} hint={newPasswordWords.hint} autoComplete="new-password" />
        <FormActions>
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={newPasswordWords.pending}>
            {newPasswordWords.send}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
