import type { ReactElement } from 'react';
import { verifyWords } from '#messages/account/accountWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useVerifyEmail } from '#web/screens/Account/VerifyEmail/useVerifyEmail.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface VerifyHereProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

/** Requires a click, because email scanners follow links. */
export function VerifyEmailButton({ token, email, onDone }: VerifyHereProps): ReactElement {
  const [verifyEmail] = useVerifyEmail();
  const verifying = useAction(() => verifyEmail({ input: { token } }), onDone);
  return (
    <>
      <PageTitle>{verifyWords.title}</PageTitle>
      <p>{verifyWords.lead(email)}</p>
      <Refusal sentence={verifying.refusal} />
      <FormActions>
        <Button
          variant="primary"
          isPending={verifying.pending !== null}
          pendingLabel={verifyWords.pending}
          onPress={() => verifying.run(token)}
        >
          {verifyWords.send}
        </Button>
      </FormActions>
    </>
  );
}
