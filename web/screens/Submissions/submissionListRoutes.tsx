import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { MovedPage } from '#web/navigation/MovedPage.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

const queries = () => import('#web/screens/Submissions/submissionListQueries.ts');
const failures = () => import('#web/screens/Submissions/listFailures.tsx');

type Route<Query extends OperationType> = Parameters<typeof relayRoute<Query>>[0];
type ListRoute<Query extends OperationType> = Omit<Route<Query>, 'isKept' | 'skeleton'> & {
  readonly failure: () => Promise<ComponentType>;
};

/** A list route with its own error page, which is preloaded because it can't be loaded once the connection is down. */
function listRoute<Query extends OperationType>({ screen, failure, ...route }: ListRoute<Query>): RouteObject {
  const Failure = lazy(async () => ({ default: await failure() }));
  return {
    element: (
      <FailureBoundary
        instead={
          <Suspense fallback={null}>
            <Failure />
          </Suspense>
        }
      />
    ),
    children: [
      relayRoute({
        ...route,
        screen: async () => (await Promise.all([screen(), failure()]))[0],
        isKept: true,
        skeleton: <TableSkeleton rows={8} />,
      }),
    ],
  };
}

export const submissionListRoutes: RouteObject[] = [
  { path: '/initiated_flows', element: <MovedPage to="/processes" /> },
  listRoute({
    path: '/processes',
    parameters: async () => (await queries()).SubmissionsParameters,
    variables: async (place) => (await queries()).submissionListVariables(place),
    reads: ['filters', 'sort', 'order', 'status', 'assigned'],
    screen: async () => (await import('#web/screens/Submissions/SubmissionsScreen.tsx')).SubmissionsScreen,
    failure: async () => (await failures()).SubmissionListFailure,
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
  listRoute({
    path: '/outputs',
    parameters: async () => (await queries()).OutputListParameters,
    variables: async ({ search }) => (await queries()).outputListVariables(search),
    reads: ['filters', 'sort', 'order'],
    screen: async () => (await import('#web/screens/Outputs/list/OutputListScreen.tsx')).OutputListScreen,
    failure: async () => (await failures()).OutputListFailure,
  }),
];
