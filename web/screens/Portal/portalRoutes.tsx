import type { RouteObject } from 'react-router';
import PortalParameters from '#web/__generated__/PortalScreenQuery$parameters.ts';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute } from '#web/relay/route.tsx';

export const portalRoutes: RouteObject[] = [
  relayRoute({
    path: '/:teamSlug',
    parameters: PortalParameters,
    variables: ({ params }) => ({ teamSlug: params['teamSlug'] ?? '' }),
    screen: async () => (await import('#web/screens/Portal/PortalScreen.tsx')).PortalScreen,
    skeleton: <TownShellSkeleton fields={2} />,
  }),
];
