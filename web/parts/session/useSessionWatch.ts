import { useEffect } from 'react';
import { signInPath } from '#web/parts/session/safePath.ts';
import { createSessionCheck, isLoggedIn } from '#web/parts/session/sessionCheck.ts';
import { signInPlace } from '#web/relay/signInPlace.ts';

/** Whoever comes back to a window whose session has ended is told so; what they were typing is kept. */
export function useSessionWatch(): void {
  useEffect(() => {
    const check = createSessionCheck({ ask: isLoggedIn, onEnded: () => void leave(), now: () => performance.now() });
    const look = (): void => void check();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
}

async function leave(): Promise<void> {
  if (hasUnsavedInput() && (await signInPlace())) return;
  location.assign(signInPath(location, 'session_ended'));
}

const hasUnsavedInput = (): boolean => document.querySelector('form[data-edited]') !== null;
