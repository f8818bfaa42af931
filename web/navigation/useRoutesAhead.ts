import { useEffect } from 'react';
import { matchRoutes } from 'react-router';
import type { PageSource } from '#web/navigation/PageSource.ts';
import { sendAhead } from '#web/navigation/painted.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';

/** Preloads late routes the user is likely to visit. */
export function useRoutesAhead(path: string): void {
  const { routes } = useTravel().visit;
  useEffect(
    () =>
      sendAhead(async () => {
        const source: PageSource | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
        await source?.routes?.();
      }),
    [routes, path],
  );
}
