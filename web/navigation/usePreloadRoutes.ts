import { useEffect } from 'react';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import { preloadCode } from '#web/navigation/preloadCode.ts';

/** Loads the code of a page that the user is likely to open next. */
export function usePreloadRoutes(path: string): void {
  const { routes } = useNavigationState().visit;
  useEffect(() => preloadAfterPaint(() => preloadCode(routes, path)), [routes, path]);
}
