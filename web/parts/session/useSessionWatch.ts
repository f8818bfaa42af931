import { useEffect } from 'react';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { createSessionCheck, isLoggedIn } from '#web/parts/session/sessionCheck.ts';
import { signInPlace } from '#web/relay/signInPlace.ts';

/** On window focus, tells the user if the session has expired. Unsaved input is kept. */
export function useSessionWatch(): void {
  const depart = useDeparture();
  useEffect(() => {
    const leave = async (): Promise<void> => {
      const { startOver } = depart();
      if (hasUnsavedInput() && (await signInPlace())) return;
      startOver(signInPath(location, 'session_ended'));
    };
    const check = createSessionCheck({ ask: isLoggedIn, onEnded: () => void leave(), now: () => performance.now() });
    const look = (): void => void check();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [depart]);
}

const hasUnsavedInput = (): boolean => document.querySelector('form[data-edited]') !== null;
