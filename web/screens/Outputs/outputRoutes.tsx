import type { RouteObject } from 'react-router';

import OutputParameters from '#web/__generated__/OutputScreenQuery$parameters.ts';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

export const outputRoutes: RouteObject[] = [
  relayRoute({
    path: '/issued_outputs/:id',
    parameters: OutputParameters,
    variables: ({ params }) => ({ id: `IssuedOutput:${params['id'] ?? ''}` }),
    screen: async () => (await import('./OutputScreen.tsx')).OutputScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
];
