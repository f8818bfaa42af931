import type { RouteObject } from 'react-router';
import { staffPaths } from '#domain/team/staffPaths.ts';
import HomeParameters from '#web/__generated__/HomeScreenQuery$parameters.ts';
import MemberShellParameters from '#web/__generated__/MemberShellQuery$parameters.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { AppFrame } from '#web/parts/shell/AppFrame.tsx';
import { ShellFailureScreen, NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { MemberShellSkeleton } from '#web/parts/shell/MemberShellSkeleton.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { withFailureBoundary } from '#web/parts/shell/withFailureBoundary.tsx';
import { lazyRoute, relayRoute, screenRoute } from '#web/relay/route.tsx';
import { accessibilityRoutes } from '#web/screens/Accessibility/accessibilityRoutes.tsx';
import { accountRoutes, signInRoutes } from '#web/screens/Account/accountRoutes.tsx';
import { entityRoutes } from '#web/screens/Entity/entityRoutes.tsx';
import { outputRoutes } from '#web/screens/Outputs/outputRoutes.tsx';
import { ownSubmissionsRoutes } from '#web/screens/OwnSubmissions/ownSubmissionsRoutes.tsx';
import { portalRoutes } from '#web/screens/Portal/portalRoutes.tsx';
import { publicFormRoutes } from '#web/screens/PublicForm/publicFormRoutes.tsx';
import { receiptRoutes } from '#web/screens/Receipt/receiptRoutes.tsx';
import { statusRoutes, statusTeamRoutes } from '#web/screens/Status/statusRoutes.tsx';
import { submissionRoutes } from '#web/screens/Submission/submissionRoutes.tsx';
import { surveyRoutes } from '#web/screens/Survey/surveyRoutes.tsx';
import { verificationRoutes } from '#web/screens/Verification/verificationRoutes.tsx';
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
  skeleton: (
    <PublicShell>
      <FormSkeleton fields={0} />
    </PublicShell>
  ),
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
          withFailureBoundary([
            ...signInRoutes,
            ...verificationRoutes,
            ...statusTeamRoutes,
            ...accessibilityRoutes,
            { path: '*', element: <NotFoundScreen /> },
          ]),
        ],
      },
      {
        element: <FailureBoundary instead={<ShellFailureScreen />} />,
        children: [
          {
            ...memberShell,
            index: false,
            children: [
              withFailureBoundary([
                ...accountRoutes,
                ...ownSubmissionsRoutes,
                ...submissionRoutes,
                ...receiptRoutes,
                ...outputRoutes,
                ...entityRoutes,
                ...ofStaff,
              ]),
            ],
          },
          home,
          ...surveyRoutes,
          ...statusRoutes,
          ...publicFormRoutes,
          ...portalRoutes,
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
export const routes: RouteObject[] = routesWith(staffPaths.map((place) => lazyRoute(place, allRoutes)));
