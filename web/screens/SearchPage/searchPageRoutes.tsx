import type { RouteObject } from 'react-router';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute } from '#web/relay/route.tsx';

const queries = () => import('#web/screens/SearchPage/searchPageQueries.ts');

/** Pages on which anyone searches the public records of several forms. */
export const searchPageRoutes: RouteObject[] = [
  relayRoute({
    path: '/search_pages/:slug',
    parameters: async () => (await queries()).SearchPageParameters,
    variables: async ({ params, search }) => ({
      slug: params['slug'] ?? '',
      ...(await queries()).pageSearchIn(search),
    }),
    reads: ['slug', 'q', 'type', 'list', 'outputs', 'renewal', 'page'],
    screen: async () => (await import('#web/screens/SearchPage/SearchPageScreen.tsx')).SearchPageScreen,
    skeleton: <TownShellSkeleton fields={2} />,
    isKept: true,
  }),
];
