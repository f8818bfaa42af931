import { useCallback, useSyncExternalStore } from 'react';
import type { FieldState, FormSession } from '#web/forms/FormSession.ts';

export function useFieldState(formSession: FormSession, identity: string): FieldState {
  const subscribe = useCallback(
    (listener: () => void) => formSession.subscribe(identity, listener),
    [formSession, identity],
  );
  return useSyncExternalStore(subscribe, () => formSession.state(identity));
}

export function useSectionVisible(formSession: FormSession, identity: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => formSession.subscribe(identity, listener),
    [formSession, identity],
  );
  return useSyncExternalStore(subscribe, () => formSession.isSectionShown(identity));
}
