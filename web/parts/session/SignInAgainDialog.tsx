import { useState, type ReactElement } from 'react';
import { signInAgainWords, signInWords } from '#messages/account/accountWords.ts';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { SignedInResult } from '#web/parts/session/factors/FactorCodeForm.tsx';
import { SecondFactorStep, type PendingSignIn } from '#web/parts/session/factors/SecondFactorStep.tsx';
import { signInPath } from '#web/parts/session/safePath.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useSignIn } from '#web/parts/session/useSignIn.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface SignInAgainDialogProps {
  readonly viewerId: string;
  readonly email: string;
  readonly onAnswer: (isSignedIn: boolean) => void;
}

export function SignInAgainDialog({ viewerId, email, onAnswer }: SignInAgainDialogProps): ReactElement {
  const depart = useGuardedNavigation();
  const [signIn] = useSignIn();
  const [step, setStep] = useState<PendingSignIn | null>(null);
  const goOn = ({ viewer }: SignedInResult): void => {
    if (viewer?.id === viewerId) onAnswer(true);
    else location.reload();
  };
  const form = useForm({
    initial: { password: '' },
    labels: { password: signInWords.password },
    check: requireFields('password'),
    send: ({ password }) => signIn({ input: { email, password } }),
    onDone: (done) => (done.secondStep ? setStep(done.secondStep) : goOn(done)),
  });
  if (step !== null) {
    return (
      <Dialog title={secondFactorStepWords.title} isOpen onClose={() => onAnswer(false)}>
        <SecondFactorStep step={step} onDone={goOn} onBack={() => setStep(null)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={signInAgainWords.title} isOpen onClose={() => onAnswer(false)}>
      <p>{signInAgainWords.text}</p>
      <Form label={signInWords.title} {...form.form}>
        <p>
          <strong>{email}</strong>
        </p>
        <UsernameForPasswordManagers email={email} />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={signInWords.pending}>
            {signInWords.send}
          </Button>
          <Button variant="quiet" onPress={() => depart().leave(signInPath(location, 'session_ended'))}>
            {signInAgainWords.elsewhere}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
