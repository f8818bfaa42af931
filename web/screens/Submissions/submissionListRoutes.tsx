import type { RouteObject } from 'react-router';
import { listRoute } from '#web/lists/listRoute.tsx';
import { MovedPage } from '#web/navigation/MovedPage.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

const queries = () => import('#web/screens/Submissions/submissionListQueries.ts');

export const submissionListRoutes: RouteObject[] = [
  { path: '/initiated_flows', element: <MovedPage to="/processes" /> },
  listRoute({
    path: '/processes',
    parameters: async () => (await queries()).SubmissionsParameters,
    variables: async (place) => (await queries()).submissionListVariables(place),
    reads: ['filters', 'sort', 'order', 'status', 'assigned'],
    screen: async () => (await import('#web/screens/Submissions/SubmissionsScreen.tsx')).SubmissionsScreen,
    failure: async () => (await import('#web/screens/Submissions/SubmissionListFailure.tsx')).SubmissionListFailure,
    children: [
      relayRoute({
        path: ':id',
        parameters: async () => (await queries()).PeekParameters,
        variables: ({ params }) => ({ id: `Submission:${params['id'] ?? ''}` }),
        screen: async () => (await import('#web/screens/Submissions/peek/PeekScreen.tsx')).PeekScreen,
        skeleton: <FormSkeleton fields={3} />,
      }),
    ],
  }),
];
