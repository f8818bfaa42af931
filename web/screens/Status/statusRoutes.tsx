import type { RouteObject } from 'react-router';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { openedStatusToken } from '#web/screens/Status/statusVisit.ts';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** Chooses the office, because numbers are those of an office. */
export const statusTeamRoutes: RouteObject[] = [
  relayRoute({
    path: '/status',
    parameters: async () => (await import('#web/__generated__/StatusTeamScreenQuery$parameters.ts')).default,
    screen: async () => (await import('#web/screens/Status/StatusTeamScreen.tsx')).StatusTeamScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
];

/** The status of a submission without an account. Decision 0114. */
export const statusRoutes: RouteObject[] = [
  relayRoute({
    path: '/:teamSlug/status',
    parameters: async () => (await import('#web/__generated__/StatusScreenQuery$parameters.ts')).default,
    variables: ({ params }) => {
      const token = openedStatusToken();
      return { teamSlug: params['teamSlug'] ?? '', token, isOpen: token !== '' };
    },
    screen: async () => (await import('#web/screens/Status/StatusScreen.tsx')).StatusScreen,
    skeleton: <TownShellSkeleton fields={2} />,
    isFresh: true,
  }),
];
