import { useState, type ReactElement } from 'react';
import { passwordProblems } from '#domain/account/account.ts';
import { newPasswordWords } from '#messages/account/accountWords.ts';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SecondFactorStep, type PendingSignIn } from '#web/parts/session/factors/SecondFactorStep.tsx';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useResetPassword } from '#web/screens/Account/NewPassword/useResetPassword.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly email: string;
}

export function NewPasswordForm({ token, email }: NewPasswordFormProps): ReactElement {
  const [resetPassword] = useResetPassword();
  const [step, setStep] = useState<PendingSignIn | null>(null);
  const depart = useGuardedNavigation();
  const goOn = ({ startOver }: GuardedNavigation): void => startOver('/');
  const form = useForm({
    initial: { password: '' },
    labels: { password: newPasswordWords.password },
    check: ({ password }) => passwordProblems(password, { email, name: '' }),
    send: ({ password }) => resetPassword({ input: { token, password } }),
    onDone: ({ secondStep }, _values, departure) => (secondStep ? setStep(secondStep) : goOn(departure)),
  });
  if (step !== null) {
    return (
      <>
        <PageTitle key="second" isFocused>
          {secondFactorStepWords.title}
        </PageTitle>
        <SecondFactorStep
          step={step}
          onDone={(_signedIn, departure) => goOn(departure)}
          onBack={() => depart().leave('/users/sign_in')}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle note={newPasswordWords.forAccount(email)}>{newPasswordWords.title}</PageTitle>
      <Form label={newPasswordWords.title} {...form.form}>
        <UsernameForPasswordManagers email={email} />
        <PasswordField {...form.field('password')} hint={newPasswordWords.hint} autoComplete="new-password" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={newPasswordWords.pending}>
            {newPasswordWords.send}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
