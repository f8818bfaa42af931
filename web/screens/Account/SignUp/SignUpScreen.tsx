import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { signUpProblems } from '#domain/account/account.ts';
import { signUpWords } from '#messages/account/accountWords.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { safePath } from '#web/parts/session/safePath.ts';
import { useSignUp } from '#web/parts/session/useSignUp.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const afterSignUp = '/users/unverified';

export function SignUpScreen(): ReactElement {
  const search = useSearchParameters();
  const [signUp] = useSignUp();
  const [claimMailedTo, setClaimMailedTo] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    labels: { name: signUpWords.name, email: signUpWords.email, password: signUpWords.password },
    check: (values) => signUpProblems({ ...values, email: values.email.trim() }),
    send: (values, idempotencyKey) => signUp({ input: { ...values, timeZone: browserTimeZone(), idempotencyKey } }),
    onDone: ({ isClaimMailed }, { email }, { startOver }) => {
      if (isClaimMailed) setClaimMailedTo(email);
      else startOver(safePath(search.get('to'), afterSignUp));
    },
  });
  if (claimMailedTo !== null) return <ClaimMailed email={claimMailedTo} />;
  return (
    <>
      <PageTitle note={signUpWords.lead}>{signUpWords.title}</PageTitle>
      <Form label={signUpWords.title} {...form.form}>
        <TextField {...form.field('name')} hint={signUpWords.nameHint} autoComplete="name" />
        <TextField {...form.field('email')} hint={signUpWords.emailHint} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} hint={signUpWords.passwordHint} autoComplete="new-password" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={signUpWords.pending}>
            {signUpWords.send}
          </Button>
        </FormActions>
      </Form>
      <p>
        {signUpWords.known} <Link to={`/users/sign_in?${search}`}>{signUpWords.signIn}</Link>
      </p>
    </>
  );
}

function ClaimMailed({ email }: { readonly email: string }): ReactElement {
  return (
    <>
      <PageTitle isFocused>{signUpWords.claimTitle}</PageTitle>
      <p>{signUpWords.claim(email)}</p>
      <p>
        <Link to="/users/sign_in">{signUpWords.signIn}</Link>
      </p>
    </>
  );
}
