import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** Review page of a step; a link may name the group. */
export const reviewRoutes: RouteObject[] = [
  relayRoute({
    path: '/initiated_flows/:submissionId/steps/:stepId/review/:reviewGroupId?',
    parameters: async () => (await import('#web/screens/Submission/staffQueries.ts')).ReviewParameters,
    variables: ({ params }) => ({
      submissionId: `Submission:${params['submissionId'] ?? ''}`,
      stepId: `Step:${params['stepId'] ?? ''}`,
    }),
    screen: async () => (await import('#web/screens/Submission/steps/ReviewScreen.tsx')).ReviewScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
];
