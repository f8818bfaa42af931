import { useLayoutEffect } from 'react';
import { usePageHead } from '#web/navigation/usePageHead.ts';

/**
 * Residents get one narrow column and large type; staff get a dense layout. Set on the root element, so that
 * overlays get it too.
 */
export function useAudienceStyle(audience: 'resident' | 'staff'): void {
  usePageHead({ audience });
  useLayoutEffect(() => {
    document.documentElement.dataset['audience'] = audience;
  }, [audience]);
}
