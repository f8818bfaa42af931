import type { ReactElement } from 'react';
import { verifyWords } from '#messages/account/accountWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { UsernameForPasswordManagers } from '#web/parts/session/UsernameForPasswordManagers.tsx';
import { useVerifyEmail } from '#web/screens/Account/VerifyEmail/useVerifyEmail.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface VerifyByPasswordProps {
  readonly token: string;
  readonly email: string;
  /** the account is unverified, so the reader of the email may claim it */
  readonly mayClaim: boolean;
  readonly onDone: () => void;
}

/**
 * For a browser that isn't signed in to the account: someone else may have entered this email, so the password
 * is required.
 */
export function VerifyByPassword({ token, email, mayClaim, onDone }: VerifyByPasswordProps): ReactElement {
  const [verifyEmail] = useVerifyEmail();
  const form = useForm({
    initial: { password: '' },
    labels: { password: verifyWords.password },
    check: requireFields('password'),
    send: ({ password }) => verifyEmail({ input: { token, password } }),
    onDone,
  });
  return (
    <>
      <PageTitle note={mayClaim ? verifyWords.byPassword(email) : verifyWords.moving(email)}>
        {verifyWords.title}
      </PageTitle>
      <Cards>
        <Card title={mayClaim ? verifyWords.own : verifyWords.title} isTitleHidden={!mayClaim}>
          <Form label={verifyWords.title} {...form.form}>
            <UsernameForPasswordManagers email={mayClaim ? email : ''} />
            <PasswordField
              {...form.field('password')}
              hint={mayClaim ? verifyWords.hint : verifyWords.movingHint}
              autoComplete="current-password"
            />
            <FormActions>
              <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={verifyWords.pending}>
                {verifyWords.send}
              </Button>
            </FormActions>
          </Form>
          {!mayClaim && <p>{verifyWords.notYou}</p>}
        </Card>
        {mayClaim && (
          <Card title={verifyWords.claimTitle}>
            <p>{verifyWords.claim}</p>
            <FormActions>
              <ButtonLink to={`/users/claim/${token}`}>{verifyWords.choose}</ButtonLink>
            </FormActions>
          </Card>
        )}
      </Cards>
    </>
  );
}
