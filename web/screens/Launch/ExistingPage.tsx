import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { secondStepWords } from '#messages/account/securityWords.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { filled } from '#web/parts/form/filled.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { askForLaunch, launchDraft } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { SecondStep, type WaitingSignIn } from '#web/parts/session/factors/SecondStep.tsx';
import { UsernameForManagers } from '#web/parts/session/UsernameForManagers.tsx';
import { useSignIn } from '#web/parts/session/useSignIn.ts';
import { useStartedForm } from '#web/screens/Launch/StartedForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

const words = launchWords.existing;

export function ExistingPage(): ReactElement {
  const started = useStartedForm();
  const [signIn] = useSignIn();
  const { email = '' } = launchDraft(started.id);
  const [step, setStep] = useState<WaitingSignIn | null>(null);
  // A full page load, so that nothing of the previous user stays in memory.
  const goOn = (departure: Departure): void => {
    // If the user navigated away in the meantime, only continuing there may launch.
    if (!departure.isLate()) askForLaunch(started.id, started.requirementId);
    departure.startOver(launchPath(started));
  };
  const form = useForm({
    initial: { password: '' },
    labels: { password: words.label },
    check: filled('password'),
    send: ({ password }) => signIn({ input: { email, password } }),
    onDone: ({ secondStep }, _values, departure) => (secondStep ? setStep(secondStep) : goOn(departure)),
  });
  if (step !== null) {
    return (
      <>
        <PageTitle key="second" within={started.name} note={email} isFocused>
          {secondStepWords.title}
        </PageTitle>
        <SecondStep step={step} onDone={(_signedIn, departure) => goOn(departure)} onBack={() => setStep(null)} />
      </>
    );
  }
  return (
    <>
      <PageTitle within={started.name} note={email}>
        {words.title}
      </PageTitle>
      <Form label={words.title} {...form.form}>
        <UsernameForManagers email={email} />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <FormActions>
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={words.pending}>
            {words.launch}
          </Button>
          <Link to="/users/password/new">{words.forgot}</Link>
        </FormActions>
      </Form>
      <p>
        <Link to={launchPath(started, '/email')}>{words.other}</Link>
      </p>
    </>
  );
}
