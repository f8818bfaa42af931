import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { redirectNoticeWords, signInWords } from '#messages/account/accountWords.ts';
import { secondFactorStepWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { PasskeySignIn } from '#web/parts/session/factors/PasskeySignIn.tsx';
import { SecondFactorStep, type PendingSignIn } from '#web/parts/session/factors/SecondFactorStep.tsx';
import { safePath } from '#web/parts/session/safePath.ts';
import { useSignIn } from '#web/parts/session/useSignIn.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export function SignInScreen(): ReactElement {
  const search = useSearchParameters();
  const [signIn] = useSignIn();
  const [step, setStep] = useState<PendingSignIn | null>(null);
  // Links for applicants have `public=true`.
  const otherwise = search.get('public') === 'true' ? '/dashboard' : '/';
  // A full page load, so that nothing of the previous user stays in memory.
  const goOn = ({ startOver }: GuardedNavigation): void => startOver(safePath(search.get('to'), otherwise));
  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: signInWords.email, password: signInWords.password },
    check: requireFields('email', 'password'),
    send: ({ email, password }) => signIn({ input: { email, password } }),
    onDone: ({ secondStep }, _values, departure) => (secondStep ? setStep(secondStep) : goOn(departure)),
  });
  if (step !== null) {
    return (
      <>
        <PageTitle key="second" isFocused>
          {secondFactorStepWords.title}
        </PageTitle>
        <SecondFactorStep step={step} onDone={(_signedIn, departure) => goOn(departure)} onBack={() => setStep(null)} />
      </>
    );
  }
  return (
    <>
      <PageTitle>{signInWords.title}</PageTitle>
      <SignInNotice notice={search.get('notice')} />
      <Form label={signInWords.title} {...form.form}>
        <TextField {...form.field('email')} autoComplete="username" inputMode="email" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={signInWords.pending}>
            {signInWords.send}
          </Button>
          <Link to="/users/password/new">{signInWords.forgot}</Link>
        </FormActions>
      </Form>
      <PasskeySignIn onDone={(_signedIn, departure) => goOn(departure)} />
      <p>
        {signInWords.newHere} <Link to={signUpPath(search)}>{signInWords.create}</Link>
      </p>
      <p>
        <Link to="/status">{signInWords.status}</Link>
      </p>
    </>
  );
}

/** Passes the return path and the applicant flag on to sign-up. */
function signUpPath(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => name === 'to' || name === 'public'));
  return kept.size === 0 ? '/users/sign_up' : `/users/sign_up?${kept}`;
}

function SignInNotice({ notice }: { readonly notice: string | null }): ReactElement | null {
  switch (notice) {
    case 'session_ended':
      return (
        <Alert tone="warning" isLive>
          {redirectNoticeWords.session_ended}
        </Alert>
      );
    case 'signed_out':
    case 'account_closed':
      return <Alert tone="success">{redirectNoticeWords[notice]}</Alert>;
    case null:
    default:
      return null;
  }
}
