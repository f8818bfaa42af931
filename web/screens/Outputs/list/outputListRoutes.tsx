import type { RouteObject } from 'react-router';
import { listRoute } from '#web/lists/listRoute.tsx';

const queries = () => import('#web/screens/Outputs/list/outputListQueries.ts');

export const outputListRoutes: RouteObject[] = [
  listRoute({
    path: '/outputs',
    parameters: async () => (await queries()).OutputListParameters,
    variables: async ({ search }) => (await queries()).outputListVariables(search),
    reads: ['filters', 'sort', 'order'],
    screen: async () => (await import('#web/screens/Outputs/list/OutputListScreen.tsx')).OutputListScreen,
    failure: async () => (await import('#web/screens/Outputs/list/OutputListFailure.tsx')).OutputListFailure,
  }),
];
