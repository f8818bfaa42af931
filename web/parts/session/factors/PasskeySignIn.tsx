import type { ReactElement } from 'react';
import { passkeySignInWords } from '#messages/account/securityWords.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { knowsPasskeys } from '#web/parts/session/factors/askDevice.ts';
import type { SignedIn } from '#web/parts/session/factors/FactorCodeForm.tsx';
import { usePasskey } from '#web/parts/session/factors/usePasskey.ts';
import { usePasskeyQuestion } from '#web/parts/session/factors/usePasskeyQuestion.ts';
import { useSignInByPasskey } from '#web/parts/session/factors/useSignInByPasskey.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Sign-in with a passkey instead of email and password. */
export function PasskeySignIn({
  onDone,
}: {
  readonly onDone: (signedIn: SignedIn, departure: Departure) => void;
}): ReactElement | null {
  const [signInByPasskey] = useSignInByPasskey();
  const question = usePasskeyQuestion();
  const passkey = usePasskey({
    question,
    send: (token, answer) => signInByPasskey({ input: { token, passkey: answer } }),
    onDone,
  });
  if (!knowsPasskeys()) return null;
  return (
    <>
      {passkey.refusal !== null && (
        <Alert tone="danger" isLive>
          {passkey.refusal}
        </Alert>
      )}
      <p>
        <Button
          icon="key"
          isPending={passkey.isPending}
          pendingLabel={passkeySignInWords.pending}
          onPress={passkey.run}
        >
          {passkeySignInWords.send}
        </Button>
      </p>
    </>
  );
}
