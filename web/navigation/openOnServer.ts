import { NavigationType, type Navigator, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { ShownNavigation } from '#web/navigation/Pages.tsx';
import type { ServerPage } from '#web/navigation/ServerPage.ts';
import { firstKey, preparePages, type Visit } from '#web/navigation/Visit.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** A place to render on the server, with the code of its pages loaded. Nothing navigates there. */
export async function openOnServer(
  { pathname, search }: Place,
  routes: RouteObject[],
  environment: IEnvironment,
  server: ServerPage,
): Promise<ShownNavigation> {
  const location = { pathname, search, hash: '', state: null, key: firstKey, mask: undefined };
  const pages: Visit['pages'] = new Map(preparePages({ location, routes }, environment, new Map()));
  await Promise.all([...pages.values()].map(({ content }) => content));
  const first = { location, type: NavigationType.Pop, routes, pages, keepsScroll: false, setOutAt: 0 };
  const visit: Visit = { ...first, isRendered: true, server };
  return {
    visit,
    isUnderway: false,
    navigator,
    depart: onlyInBrowser,
    subscribe: onlyInBrowser,
    releaseVisits: onlyInBrowser,
  };
}

function onlyInBrowser(): never {
  throw new Error('Nothing navigates while a page is rendered on the server.');
}

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: onlyInBrowser,
  push: onlyInBrowser,
  replace: onlyInBrowser,
};
