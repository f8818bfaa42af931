import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { registerIdentityConfirmation } from '#web/relay/identityConfirmation.ts';

const ConfirmIdentityDialog = lazy(async () => ({
  default: await (await import('#web/parts/shell/lazyParts.ts')).confirmIdentityDialog(),
}));

type Answer = (isConfirmed: boolean) => void;

/** Handles mutations that require reauthentication: one dialog for all waiting mutations. */
export function IdentityConfirmationPrompt(): ReactElement | null {
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  useEffect(
    () => registerIdentityConfirmation(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  );
  const answer: Answer = (isConfirmed) => {
    for (const resolve of waiting) resolve(isConfirmed);
    setWaiting([]);
  };
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog onAnswer={answer} />
    </Suspense>
  );
}
