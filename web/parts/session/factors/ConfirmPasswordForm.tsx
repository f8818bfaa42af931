import type { ReactElement } from 'react';
import { confirmWords } from '#messages/account/securityWords.ts';
import { filled } from '#web/parts/form/filled.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useConfirmPassword } from '#web/parts/session/factors/useConfirmPassword.ts';
import { UsernameForManagers } from '#web/parts/session/UsernameForManagers.tsx';
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
    labels: { password: confirmWords.password },
    check: filled('password'),
    send: ({ password }) => confirmPassword({ input: { password } }),
    onDone,
  });
  return (
    <Form label={confirmWords.title} {...form.form}>
      <UsernameForManagers email={email} />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={confirmWords.pending}>
          {confirmWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}
