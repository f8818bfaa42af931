import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { noticeSentences, signInWords } from '#web/messages/account.ts';
import { secondStepWords } from '#web/messages/security.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { useSearch } from '#web/navigation/useSearch.ts';
import { filled } from '#web/parts/form/filled.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { PasskeySignIn } from '#web/parts/session/factors/PasskeySignIn.tsx';
import { SecondStep, type WaitingSignIn } from '#web/parts/session/factors/SecondStep.tsx';
import { safePath } from '#web/parts/session/safePath.ts';
import { useSignIn } from '#web/parts/session/useSignIn.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export function SignInScreen(): ReactElement {
  const search = useSearch();
  const [signIn] = useSignIn();
  const [step, setStep] = useState<WaitingSignIn | null>(null);
  // a page of its own for each person: nothing of whoever was here before is kept
  const goOn = ({ startOver }: Departure): void => startOver(safePath(search.get('to')));
  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: signInWords.email, password: signInWords.password },
    check: filled('email', 'password'),
    send: ({ email, password }) => signIn({ input: { email, password } }),
    onDone: ({ secondStep }, _values, departure) => (secondStep ? setStep(secondStep) : goOn(departure)),
  });
  const to = search.get('to');
  if (step !== null) {
    return (
      <>
        <PageTitle key="second" isFocused>
          {secondStepWords.title}
        </PageTitle>
        <SecondStep step={step} onDone={(_signedIn, departure) => goOn(departure)} onBack={() => setStep(null)} />
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
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={signInWords.pending}>
            {signInWords.send}
          </Button>
          <Link to="/users/password/new">{signInWords.forgot}</Link>
        </FormActions>
      </Form>
      <PasskeySignIn onDone={(_signedIn, departure) => goOn(departure)} />
      <p>
        {signInWords.newHere}{' '}
        <Link to={to === null ? '/users/sign_up' : `/users/sign_up?${new URLSearchParams({ to })}`}>
          {signInWords.create}
        </Link>
      </p>
    </>
  );
}

function SignInNotice({ notice }: { readonly notice: string | null }): ReactElement | null {
  switch (notice) {
    case 'session_ended':
      return (
        <Alert tone="warning" isLive>
          {noticeSentences.session_ended}
        </Alert>
      );
    case 'signed_out':
    case 'account_closed':
      return <Alert tone="success">{noticeSentences[notice]}</Alert>;
    case null:
    default:
      return null;
  }
}
