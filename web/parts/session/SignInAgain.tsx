import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { registerSignInPrompt } from '#web/relay/signInPrompt.ts';

const SignInAgainDialog = lazy(async () => ({
  default: await (await import('#web/parts/shell/lazyParts.ts')).signInAgainDialog(),
}));

type Answer = (isSignedIn: boolean) => void;

interface SignInAgainProps {
  readonly viewerId: string;
  readonly email: string;
}

/** Handles requests whose session has expired: one dialog for all waiting requests. */
export function SignInAgain({ viewerId, email }: SignInAgainProps): ReactElement | null {
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  useEffect(
    () => registerSignInPrompt(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  );
  const answer: Answer = (isSignedIn) => {
    for (const resolve of waiting) resolve(isSignedIn);
    setWaiting([]);
  };
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog viewerId={viewerId} email={email} onAnswer={answer} />
    </Suspense>
  );
}
