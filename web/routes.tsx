import type { RouteObject } from 'react-router';
import HomeParameters from '#web/__generated__/HomeScreenQuery$parameters.ts';
import MemberShellParameters from '#web/__generated__/MemberShellQuery$parameters.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { AppFrame } from '#web/parts/shell/AppFrame.tsx';
import { BareFailure, FailureScreen, NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { MemberShellSkeleton } from '#web/parts/shell/MemberShellSkeleton.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { relayRoute, screenRoute } from '#web/relay/route.tsx';
import { accountRoutes, entranceRoutes } from '#web/screens/Account/accountRoutes.tsx';
import { checkRoutes } from '#web/screens/Check/checkRoutes.tsx';
import { dashboardRoutes } from '#web/screens/Dashboard/dashboardRoutes.tsx';
import { exportRoutes } from '#web/screens/Exports/exportRoutes.tsx';
import { importedRoutes } from '#web/screens/Imported/importedRoutes.tsx';
import { metricsRoutes } from '#web/screens/Metrics/metricsRoutes.tsx';
import { operatorRoutes } from '#web/screens/Operator/operatorRoutes.tsx';
import { outputRoutes } from '#web/screens/Outputs/outputRoutes.tsx';
import { ownSubmissionsRoutes } from '#web/screens/OwnSubmissions/ownSubmissionsRoutes.tsx';
import { publicFormRoutes } from '#web/screens/PublicForm/publicFormRoutes.tsx';
import { reviewListRoutes } from '#web/screens/Reviews/reviewListRoutes.tsx';
import { reviewRoutes } from '#web/screens/Submission/steps/reviewRoutes.tsx';
import { surveyResponseRoutes } from '#web/screens/Submission/steps/survey/surveyResponseRoutes.tsx';
import { submissionRoutes } from '#web/screens/Submission/submissionRoutes.tsx';
import { surveyRoutes } from '#web/screens/Survey/surveyRoutes.tsx';
import { taskRoutes } from '#web/screens/Tasks/taskRoutes.tsx';
import { teamRoutes } from '#web/screens/Teams/teamRoutes.tsx';
import { templateRoutes } from '#web/screens/Templates/templateRoutes.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** The server does not answer its address in production. */
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

/** A page that fails leaves the shell around it standing. */
const within = (children: RouteObject[]): RouteObject => ({
  element: <FailureBoundary instead={<FailureScreen />} />,
  children,
});

const memberShell = relayRoute({
  parameters: MemberShellParameters,
  screen: async () => (await import('#web/parts/shell/MemberShell.tsx')).MemberShell,
  skeleton: <MemberShellSkeleton />,
  children: [
    within([
      ...accountRoutes,
      ...dashboardRoutes,
      ...metricsRoutes,
      ...ownSubmissionsRoutes,
      ...submissionRoutes,
      ...importedRoutes,
      ...surveyResponseRoutes,
      ...reviewRoutes,
      ...reviewListRoutes,
      ...taskRoutes,
      ...outputRoutes,
      ...exportRoutes(within),
      ...teamRoutes(within),
      ...operatorRoutes(within),
      ...templateRoutes(within),
    ]),
  ],
});

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [
      {
        element: <PublicShell />,
        children: [within([home, ...entranceRoutes, ...checkRoutes, { path: '*', element: <NotFoundScreen /> }])],
      },
      {
        element: <FailureBoundary instead={<BareFailure />} />,
        children: [memberShell, ...surveyRoutes, ...publicFormRoutes],
      },
      gallery,
    ],
  },
];
