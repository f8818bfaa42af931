import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import { launchWords } from '#messages/filling/launchWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { requestLaunch, launchDraft } from '#web/parts/launchDraft.ts';
import { launchPath } from '#web/parts/launchPaths.ts';
import { SecondFactorStep, type PendingSignIn } from '#web/parts/session/factors/SecondFactorStep.tsx';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useSignIn } from '#web/parts/session/useSignIn.ts';
import { useLaunchForm } from '#web/screens/PublicForm/Launch/LaunchFormContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

const words = launchWords.existing;

export function ExistingAccountPage(): ReactElement {
  const started = useLaunchForm();
  const [signIn] = useSignIn();
  const { email = '' } = launchDraft(started.id);
  const [step, setStep] = useState<PendingSignIn | null>(null);
  // A full page load, so that nothing of the previous user stays in memory.
  const goOn = (departure: GuardedNavigation): void => {
    // If the user navigated away in the meantime, only continuing there may launch.
    if (!departure.isLate()) requestLaunch(started.id, started.requirementId);
    departure.startOver(launchPath(started));
  };
  const form = useForm({
    initial: { password: '' },
    labels: { password: words.label },
    check: requireFields('password'),
    send: ({ password }) => signIn({ input: { email, password } }),
    onDone: ({ secondStep }, _values, departure) => (secondStep ? setStep(secondStep) : goOn(departure)),
  });
  if (step !== null) {
    return (
      <>
        <PageTitle key="second" within={started.name} note={email} isFocused>
          {secondFactorStepWords.title}
        </PageTitle>
        <SecondFactorStep step={step} onDone={(_signedIn, departure) => goOn(departure)} onBack={() => setStep(null)} />
      </>
    );
  }
  return (
    <>
      <PageTitle within={started.name} note={email}>
        {words.title}
      </PageTitle>
      <Form label={words.title} {...form.form}>
        <UsernameForPasswordManagers email={email} />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.pending}>
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
