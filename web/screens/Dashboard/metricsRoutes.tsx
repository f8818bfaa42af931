import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

// Loaded on demand, because residents don't need it.
const screen = () => import('#web/screens/Dashboard/DashboardScreen.tsx');
const queries = () => import('#web/screens/Dashboard/metricsQueries.ts');
const failure = () => import('#web/screens/Dashboard/DashboardFailure.tsx');
const Failure = lazy(async () => ({ default: (await failure()).DashboardFailure }));

export const metricsRoutes: RouteObject[] = [
  {
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
        path: '/metrics',
        parameters: async () => (await queries()).MetricsParameters,
        variables: async ({ search }) => (await queries()).metricsVariablesIn(search),
        reads: ['team', 'form', 'from', 'to'],
        screen: async () => (await Promise.all([screen(), failure()]))[0].DashboardScreen,
        isKept: true,
        skeleton: <TableSkeleton rows={8} />,
      }),
    ],
  },
];
