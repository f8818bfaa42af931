import { useCallback, useSyncExternalStore } from 'react';

import type { FieldState, FillIn } from './FillIn.ts';

export function useFieldState(fillIn: FillIn, identity: string): FieldState {
  const subscribe = useCallback((listener: () => void) => fillIn.subscribe(identity, listener), [fillIn, identity]);
  return useSyncExternalStore(subscribe, () => fillIn.state(identity));
}

export function useSectionShown(fillIn: FillIn, identity: string): boolean {
  const subscribe = useCallback((listener: () => void) => fillIn.subscribe(identity, listener), [fillIn, identity]);
  return useSyncExternalStore(subscribe, () => fillIn.isSectionShown(identity));
}
