import type { RouteObject } from 'react-router';
import OwnSubmissionsParameters from '#web/__generated__/OwnSubmissionsScreenQuery$parameters.ts';
import { relayRoute } from '#web/relay/route.tsx';
import { ownSubmissionsIn } from '#web/screens/OwnSubmissions/ownSubmissionsIn.ts';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

export const ownSubmissionsRoutes: RouteObject[] = [
  relayRoute({
    path: '/dashboard',
    parameters: OwnSubmissionsParameters,
    variables: ({ search }) => ownSubmissionsIn(search),
    reads: ['q', 'show'],
    screen: async () => (await import('#web/screens/OwnSubmissions/OwnSubmissionsScreen.tsx')).OwnSubmissionsScreen,
    skeleton: <TableSkeleton rows={4} />,
    isKept: true,
  }),
];
