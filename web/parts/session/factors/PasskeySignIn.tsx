import type { ReactElement } from 'react';
import { passkeySignInWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { supportsPasskeys } from '#web/parts/session/factors/callAuthenticator.ts';
import type { SignedInResult } from '#web/parts/session/factors/FactorCodeForm.tsx';
import { usePasskey } from '#web/parts/session/factors/usePasskey.ts';
import { usePasskeyChallenge } from '#web/parts/session/factors/usePasskeyChallenge.ts';
import { useSignInByPasskey } from '#web/parts/session/factors/useSignInByPasskey.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Sign-in with a passkey instead of email and password. */
export function PasskeySignIn({
  onDone,
}: {
  readonly onDone: (signedIn: SignedInResult, departure: GuardedNavigation) => void;
}): ReactElement | null {
  const [signInByPasskey] = useSignInByPasskey();
  const question = usePasskeyChallenge();
  const passkey = usePasskey({
    question,
    send: (token, answer) => signInByPasskey({ input: { token, passkey: answer } }),
    onDone,
  });
  if (!supportsPasskeys()) return null;
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
