import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { emailProblems } from '#domain/account/account.ts';
import { forgotPasswordWords } from '#messages/account/accountWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useRequestPasswordReset } from '#web/screens/Account/ForgotPassword/useRequestPasswordReset.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export function ForgotPasswordScreen(): ReactElement {
  const [requestPasswordReset] = useRequestPasswordReset();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    labels: { email: forgotPasswordWords.email },
    check: ({ email }) => emailProblems(email.trim()),
    send: ({ email }) => requestPasswordReset({ input: { email } }),
    onDone: ({ email }) => setSentTo(email),
  });
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <PageTitle note={forgotPasswordWords.lead}>{forgotPasswordWords.title}</PageTitle>
      <Form label={forgotPasswordWords.title} {...form.form}>
        <TextField {...form.field('email')} type="email" autoComplete="username" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={forgotPasswordWords.pending}>
            {forgotPasswordWords.send}
          </Button>
          <Link to="/users/sign_in">{forgotPasswordWords.back}</Link>
        </FormActions>
      </Form>
    </>
  );
}

interface SentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

function Sent({ email, onAgain }: SentProps): ReactElement {
  return (
    <>
      <PageTitle isFocused>{forgotPasswordWords.sentTitle}</PageTitle>
      <p>{forgotPasswordWords.sent(email)}</p>
      <p>{forgotPasswordWords.sentHint}</p>
      <FormActions>
        <Button onPress={onAgain}>{forgotPasswordWords.again}</Button>
        <Link to="/users/sign_in">{forgotPasswordWords.back}</Link>
      </FormActions>
    </>
  );
}
