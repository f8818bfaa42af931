import type { RouteObject } from 'react-router';

import ApplicationsParameters from '#web/__generated__/ApplicationsScreenQuery$parameters.ts';
import OperatedPeopleParameters from '#web/__generated__/OperatedPeopleScreenQuery$parameters.ts';
import OperatedTeamsParameters from '#web/__generated__/OperatedTeamsScreenQuery$parameters.ts';
import OperatorAuditParameters from '#web/__generated__/OperatorAuditScreenQuery$parameters.ts';
import OperatorFrameParameters from '#web/__generated__/OperatorFrameQuery$parameters.ts';
import { choiceIn, filterOf } from '#web/parts/audit/auditFilter.ts';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

const pages: RouteObject[] = [
  relayRoute({
    index: true,
    parameters: OperatedTeamsParameters,
    variables: ({ search }) => ({ search: search.get('search') }),
    screen: async () => (await import('./Teams/OperatedTeamsScreen.tsx')).OperatedTeamsScreen,
    skeleton: <TableSkeleton rows={6} />,
  }),
  relayRoute({
    path: 'applications',
    parameters: ApplicationsParameters,
    screen: async () => (await import('./Applications/ApplicationsScreen.tsx')).ApplicationsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'people',
    parameters: OperatedPeopleParameters,
    variables: ({ search }) => ({ term: search.get('term') ?? '' }),
    screen: async () => (await import('./People/OperatedPeopleScreen.tsx')).OperatedPeopleScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'audit',
    parameters: OperatorAuditParameters,
    variables: ({ search }) => {
      const choice = choiceIn(search);
      return { filter: filterOf(choice), teamId: choice.team && `Team:${choice.team}` };
    },
    screen: async () => (await import('./Audit/OperatorAuditScreen.tsx')).OperatorAuditScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
];

/** The pages of whoever runs the installation. */
export const operatorRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  relayRoute({
    path: '/operator',
    parameters: OperatorFrameParameters,
    screen: async () => (await import('./Frame/OperatorFrame.tsx')).OperatorFrame,
    skeleton: <TableSkeleton rows={6} />,
    children: [within(pages)],
  }),
];
