import type { ReactElement } from 'react';
import { passkeySignInWords } from '#messages/account/securityWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { supportsPasskeys } from '#web/parts/session/factors/callAuthenticator.ts';
import type { SignedInResult } from '#web/parts/session/factors/FactorCodeForm.tsx';
import { usePasskey } from '#web/parts/session/factors/usePasskey.ts';
import { usePasskeyChallenge } from '#web/parts/session/factors/usePasskeyChallenge.ts';
import { useSignInByPasskey } from '#web/parts/session/factors/useSignInByPasskey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

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
      <Refusal sentence={passkey.refusal} />
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
