import type { ReactElement } from 'react';
import { identityConfirmationWords } from '#messages/account/securityWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useConfirmPassword } from '#web/parts/session/factors/useConfirmPassword.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface ConfirmPasswordFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

export function ConfirmPasswordForm({ email, onDone }: ConfirmPasswordFormProps): ReactElement {
  const [confirmPassword] = useConfirmPassword();
  const form = useForm({
    initial: { password: '' },
    labels: { password: identityConfirmationWords.password },
    check: requireFields('password'),
    send: ({ password }) => confirmPassword({ input: { password } }),
    onDone,
  });
  return (
    <Form label={identityConfirmationWords.title} {...form.form}>
      <UsernameForPasswordManagers email={email} />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={identityConfirmationWords.pending}
        >
          {identityConfirmationWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}
