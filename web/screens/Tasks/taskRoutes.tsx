import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

const queries = () => import('#web/screens/Tasks/taskQueries.ts');

export const taskRoutes: RouteObject[] = [
  relayRoute({
    path: '/my_tasks',
    parameters: async () => (await queries()).TasksParameters,
    variables: async ({ search }) => (await queries()).taskListViewIn(search),
    reads: ['filter', 'sort'],
    screen: async () => (await import('#web/screens/Tasks/TasksScreen.tsx')).TasksScreen,
    isKept: true,
    skeleton: <TableSkeleton rows={8} />,
    children: [
      relayRoute({
        path: ':id',
        parameters: async () => (await queries()).TaskParameters,
        variables: ({ params }) => ({ id: `Submission:${params['id'] ?? ''}` }),
        screen: async () => (await import('#web/screens/Tasks/TaskScreen.tsx')).TaskScreen,
        skeleton: <FormSkeleton fields={3} />,
      }),
    ],
  }),
];
