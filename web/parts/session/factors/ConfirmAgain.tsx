import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { provideConfirmation } from '#web/relay/confirmInPlace.ts';

const ConfirmIdentityDialog = lazy(async () => ({
  default: await (await import('#web/parts/shell/lateParts.ts')).confirmIdentityDialog(),
}));

type Answer = (isConfirmed: boolean) => void;

/** Handles mutations that require reauthentication: one dialog for all waiting mutations. */
export function ConfirmAgain(): ReactElement | null {
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  useEffect(
    () => provideConfirmation(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
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
