import type { RouteObject } from 'react-router';

import SubmissionsParameters from '#web/__generated__/SubmissionsScreenQuery$parameters.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

import { filterIn, variablesOf } from './submissionFilter.ts';
import { SubmissionsFailure } from './SubmissionsFailure.tsx';

export const dashboardRoutes: RouteObject[] = [
  {
    element: <FailureBoundary instead={<SubmissionsFailure />} />,
    children: [
      relayRoute({
        path: '/processes',
        parameters: SubmissionsParameters,
        variables: ({ search }) => variablesOf(filterIn(search)),
        screen: async () => (await import('./SubmissionsScreen.tsx')).SubmissionsScreen,
        skeleton: <TableSkeleton rows={8} />,
      }),
    ],
  },
];
