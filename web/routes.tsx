import type { RouteObject } from 'react-router';
import { placesOfStaff } from '#domain/team/placesOfStaff.ts';
import HomeParameters from '#web/__generated__/HomeScreenQuery$parameters.ts';
import MemberShellParameters from '#web/__generated__/MemberShellQuery$parameters.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { AppFrame } from '#web/parts/shell/AppFrame.tsx';
import { BareFailure, NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { MemberShellSkeleton } from '#web/parts/shell/MemberShellSkeleton.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { within } from '#web/parts/shell/within.tsx';
import { lateRoute, relayRoute, screenRoute } from '#web/relay/route.tsx';
import { accessibilityRoutes } from '#web/screens/Accessibility/accessibilityRoutes.tsx';
import { accountRoutes, entranceRoutes } from '#web/screens/Account/accountRoutes.tsx';
import { checkRoutes } from '#web/screens/Check/checkRoutes.tsx';
import { outputRoutes } from '#web/screens/Outputs/outputRoutes.tsx';
import { ownSubmissionsRoutes } from '#web/screens/OwnSubmissions/ownSubmissionsRoutes.tsx';
import { publicFormRoutes } from '#web/screens/PublicForm/publicFormRoutes.tsx';
import { submissionRoutes } from '#web/screens/Submission/submissionRoutes.tsx';
import { surveyRoutes } from '#web/screens/Survey/surveyRoutes.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** Not served in production. */
const gallery = screenRoute(
  '/dev/ui',
  async () => (await import('#web/screens/Dev/Gallery/GalleryScreen.tsx')).GalleryScreen,
);

const home = relayRoute({
  path: '/',
  parameters: HomeParameters,
  screen: async () => (await import('#web/screens/Home/HomeScreen.tsx')).HomeScreen,
  skeleton: <FormSkeleton fields={0} />,
});

const memberShell = relayRoute({
  parameters: MemberShellParameters,
  screen: async () => (await import('#web/parts/shell/MemberShell.tsx')).MemberShell,
  skeleton: <MemberShellSkeleton />,
});

/** All routes, with the staff routes or their lazy placeholders. */
const routesWith = (ofStaff: RouteObject[]): RouteObject[] => [
  {
    element: <AppFrame />,
    children: [
      {
        element: <PublicShell />,
        children: [
          within([
            home,
            ...entranceRoutes,
            ...checkRoutes,
            ...accessibilityRoutes,
            { path: '*', element: <NotFoundScreen /> },
          ]),
        ],
      },
      {
        element: <FailureBoundary instead={<BareFailure />} />,
        children: [
          {
            ...memberShell,
            index: false,
            children: [
              within([...accountRoutes, ...ownSubmissionsRoutes, ...submissionRoutes, ...outputRoutes, ...ofStaff]),
            ],
          },
          ...surveyRoutes,
          ...publicFormRoutes,
        ],
      },
      gallery,
    ],
  },
];

export const allRoutes = async (): Promise<RouteObject[]> => {
  const { staffRoutes } = await import('#web/staffRoutes.tsx');
  return routesWith(staffRoutes);
};

/** Residents' and visitors' routes. Staff routes load when someone opens one. */
export const routes: RouteObject[] = routesWith(placesOfStaff.map((place) => lateRoute(place, allRoutes)));
