import { useLayoutEffect } from 'react';

/** Residents get one calm column and large type, staff get density. On the root, so that what floats has it too. */
export function useMood(mood: 'resident' | 'staff'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['mood'] = mood;
  }, [mood]);
}
