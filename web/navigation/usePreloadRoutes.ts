import { useEffect } from 'react';
import { matchRoutes } from 'react-router';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import type { PageSource } from '#web/navigation/PageSource.ts';

/** Preloads late routes the user is likely to visit. */
export function usePreloadRoutes(path: string): void {
  const { routes } = useNavigationState().visit;
  useEffect(
    () =>
      preloadAfterPaint(async () => {
        const source: PageSource | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
        await source?.routes?.();
      }),
    [routes, path],
  );
}
