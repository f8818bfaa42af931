import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';

import SubmissionsParameters from '#web/__generated__/SubmissionsScreenQuery$parameters.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

import { filterIn, variablesOf } from './submissionFilter.ts';

const loadFailure = () => import('./SubmissionsFailure.tsx');
const SubmissionsFailure = lazy(async () => ({ default: (await loadFailure()).SubmissionsFailure }));

export const dashboardRoutes: RouteObject[] = [
  {
    element: (
      <FailureBoundary
        instead={
          <Suspense fallback={null}>
            <SubmissionsFailure />
          </Suspense>
        }
      />
    ),
    children: [
      relayRoute({
        path: '/processes',
        parameters: SubmissionsParameters,
        variables: ({ search }) => variablesOf(filterIn(search)),
        // what says that the list did not come is there before it can be needed
        screen: async () =>
          (await Promise.all([import('./SubmissionsScreen.tsx'), loadFailure()]))[0].SubmissionsScreen,
        isKept: true,
        skeleton: <TableSkeleton rows={8} />,
      }),
    ],
  },
];
