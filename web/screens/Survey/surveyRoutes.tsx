import type { RouteObject } from 'react-router';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute } from '#web/relay/route.tsx';

/** Public page for survey links, invitations, and own responses. Decision 0068. */
export const surveyRoutes: RouteObject[] = [
  relayRoute({
    path: '/surveys/:token',
    parameters: async () => (await import('#web/__generated__/SurveyScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ token: params['token'] ?? '' }),
    screen: async () => (await import('#web/screens/Survey/SurveyScreen.tsx')).SurveyScreen,
    skeleton: <TownShellSkeleton fields={3} />,
    isFresh: true,
  }),
];
