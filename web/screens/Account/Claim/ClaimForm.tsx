import { useState, type ReactElement } from 'react';
import { nameProblems, passwordProblems } from '#domain/account/account.ts';
import { claimWords } from '#messages/account/accountWords.ts';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SecondFactorStep, type PendingSignIn } from '#web/parts/session/factors/SecondFactorStep.tsx';
import { safePath } from '#web/parts/session/safePath.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useClaimAccount } from '#web/screens/Account/Claim/useClaimAccount.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface ClaimFormProps {
  readonly token: string;
  readonly email: string;
  /** name from the invitation; empty where it may be someone else's choice */
  readonly name: string;
  readonly header: ReactElement;
}

export function ClaimForm({ token, email, name, header }: ClaimFormProps): ReactElement {
  const [claimAccount] = useClaimAccount();
  const [step, setStep] = useState<PendingSignIn | null>(null);
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const goOn = ({ startOver }: GuardedNavigation): void => startOver(safePath(search.get('to')));
  const form = useForm({
    initial: { name, password: '' },
    labels: { name: claimWords.name, password: claimWords.password },
    check: (values) => [
      ...nameProblems(values.name),
      ...passwordProblems(values.password, { email, name: values.name }),
    ],
    send: (values) => claimAccount({ input: { token, ...values, timeZone: browserTimeZone() } }),
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
      {header}
      <Form label={claimWords.title} {...form.form}>
        <UsernameForPasswordManagers email={email} />
        <TextField {...form.field('name')} autoComplete="name" />
        <PasswordField {...form.field('password')} hint={claimWords.hint} autoComplete="new-password" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={claimWords.pending}>
            {claimWords.send}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
