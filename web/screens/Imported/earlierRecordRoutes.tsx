import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

export const earlierRecordRoutes: RouteObject[] = [
  relayRoute({
    path: '/imported_flows/:id',
    parameters: async () => (await import('#web/__generated__/EarlierRecordScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ id: `ImportedFlow:${params['id'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Imported/EarlierRecordScreen.tsx')).EarlierRecordScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
];
