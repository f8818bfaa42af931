import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { PageSource } from '#web/navigation/PageSource.ts';

/** Loads the code of all pages at a path. */
export async function preloadCode(routes: RouteObject[], path: string): Promise<void> {
  const sources = sourcesOf(matchRoutes(routes, path));
  const late = sources.at(-1)?.routes;
  if (late) return preloadCode(await late(), path);
  await Promise.all(sources.map((source) => source.preload()));
}

const sourcesOf = (matches: RouteMatch[] | null): PageSource[] =>
  (matches ?? []).flatMap(({ route }) => (route.handle ? [route.handle as PageSource] : []));
