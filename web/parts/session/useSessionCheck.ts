import { useEffect } from 'react';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { createSessionCheck, hasSession } from '#web/parts/session/sessionCheck.ts';
import { promptSignIn } from '#web/relay/signInPrompt.ts';

/** On window focus, tells the user if the session has expired. Unsaved input is kept. */
export function useSessionCheck(): void {
  const depart = useGuardedNavigation();
  useEffect(() => {
    const leave = async (): Promise<void> => {
      const { startOver } = depart();
      if (hasUnsavedInput() && (await promptSignIn())) return;
      startOver(signInPath(location, 'session_ended'));
    };
    const check = createSessionCheck({ ask: hasSession, onEnded: () => void leave(), now: () => performance.now() });
    const look = (): void => void check();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [depart]);
}

const hasUnsavedInput = (): boolean => document.querySelector('form[data-edited]') !== null;
