import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

// Loaded on demand, because residents don't need it.
const screen = () => import('#web/screens/Metrics/MetricsScreen.tsx');
const queries = () => import('#web/screens/Metrics/metricsQueries.ts');
const failure = () => import('#web/screens/Metrics/MetricsFailure.tsx');
const Failure = lazy(async () => ({ default: (await failure()).MetricsFailure }));

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
        variables: async ({ search }) => (await queries()).variablesIn(search),
        reads: ['team', 'form', 'from', 'to'],
        screen: async () => (await Promise.all([screen(), failure()]))[0].MetricsScreen,
        isKept: true,
        skeleton: <TableSkeleton rows={8} />,
      }),
    ],
  },
];
