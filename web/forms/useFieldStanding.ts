import { useCallback, useSyncExternalStore } from 'react';

import type { FieldStanding, FillIn } from './FillIn.ts';

export function useFieldStanding(fillIn: FillIn, identity: string): FieldStanding {
  const subscribe = useCallback((listener: () => void) => fillIn.subscribe(identity, listener), [fillIn, identity]);
  return useSyncExternalStore(subscribe, () => fillIn.standing(identity));
}

export function useSectionShown(fillIn: FillIn, identity: string): boolean {
  const subscribe = useCallback((listener: () => void) => fillIn.subscribe(identity, listener), [fillIn, identity]);
  return useSyncExternalStore(subscribe, () => fillIn.isSectionShown(identity));
}
