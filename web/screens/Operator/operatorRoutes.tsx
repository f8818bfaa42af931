import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

/** Query parameters load on demand, because residents don't need them. */
const queries = () => import('#web/screens/Operator/operatorQueries.ts');

const pages: RouteObject[] = [
  relayRoute({
    index: true,
    parameters: async () => (await queries()).OperatedTeamsParameters,
    variables: ({ search }) => ({ search: search.get('search') }),
    screen: async () => (await import('#web/screens/Operator/Teams/OperatorTeamsScreen.tsx')).OperatorTeamsScreen,
    skeleton: <TableSkeleton rows={6} />,
  }),
  relayRoute({
    path: 'applications',
    parameters: async () => (await queries()).ApplicationsParameters,
    screen: async () => (await import('#web/screens/Operator/Applications/ApplicationsScreen.tsx')).ApplicationsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'people',
    parameters: async () => (await queries()).OperatedPeopleParameters,
    variables: ({ search }) => ({ term: search.get('term') ?? '' }),
    screen: async () => (await import('#web/screens/Operator/People/OperatorPeopleScreen.tsx')).OperatorPeopleScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'audit',
    parameters: async () => (await queries()).OperatorAuditParameters,
    variables: async ({ search }) => (await queries()).operatorAuditIn(search),
    reads: ['area', 'from', 'until', 'person', 'team'],
    screen: async () => (await import('#web/screens/Operator/Audit/OperatorAuditScreen.tsx')).OperatorAuditScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
  relayRoute({
    path: 'health',
    parameters: async () => (await queries()).HealthParameters,
    screen: async () => (await import('#web/screens/Operator/Health/HealthScreen.tsx')).HealthScreen,
    skeleton: <TableSkeleton rows={8} />,
    isFresh: true,
  }),
];

export const operatorRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  relayRoute({
    path: '/operator',
    parameters: async () => (await queries()).OperatorFrameParameters,
    screen: async () => (await import('#web/screens/Operator/Frame/OperatorFrame.tsx')).OperatorFrame,
    skeleton: <TableSkeleton rows={6} />,
    children: [within(pages)],
  }),
];
