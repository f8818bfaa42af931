import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** The page that emails to points of contact lead to. */
export const entityRoutes: RouteObject[] = [
  relayRoute({
    path: '/entities/:entityId',
    parameters: async () => (await import('#web/__generated__/ContactEntityScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ id: `Entity:${params['entityId'] ?? ''}` }),
    reads: ['entityId'],
    screen: async () => (await import('#web/screens/Entity/ContactEntityScreen.tsx')).ContactEntityScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
];
