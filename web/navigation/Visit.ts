import { matchRoutes, type Location, type NavigationType, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { PageSource, PreparedPage } from '#web/navigation/PageSource.ts';
import type { ServerPage } from '#web/navigation/ServerPage.ts';

/** A place in the app and the pages it needs, which start loading before they are shown. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
  /** All routes, including late ones once they are loaded. */
  routes: RouteObject[];
  readonly pages: Map<PageSource, PreparedPage>;
  readonly keepsScroll: boolean;
  /** When the user started to navigate. Redirects keep the time. */
  readonly setOutAt: number;
  /** The first place, if the server rendered it. */
  readonly isRendered?: boolean;
  /** Only on the server: what the page reports about its response. */
  readonly server?: ServerPage;
}

/** react-router's key for the entry that the browser loaded. */
export const firstKey = 'default';

/** Starts loading the pages of a visit, except those that are known and still about the same subject. */
export function preparePages(
  { location, routes }: Pick<Visit, 'location' | 'routes'>,
  environment: IEnvironment,
  known: ReadonlyMap<PageSource, PreparedPage>,
): [PageSource, PreparedPage][] {
  const search = new URLSearchParams(location.search);
  return (matchRoutes(routes, location) ?? []).flatMap(({ route, params }) => {
    const source: PageSource | undefined = route.handle;
    if (!source) return [];
    const place = { params, search, key: location.key, environment };
    return [[source, source.prepare(place, known.get(source) ?? null)]];
  });
}
