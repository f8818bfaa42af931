import type { RouteObject } from 'react-router';
import OwnSubmissionsParameters from '#web/__generated__/OwnSubmissionsScreenQuery$parameters.ts';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

export const ownSubmissionsRoutes: RouteObject[] = [
  relayRoute({
    path: '/dashboard',
    parameters: OwnSubmissionsParameters,
    screen: async () => (await import('#web/screens/OwnSubmissions/OwnSubmissionsScreen.tsx')).OwnSubmissionsScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
];
