import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

const queries = () => import('#web/screens/Outputs/outputQueries.ts');

export const outputRoutes: RouteObject[] = [
  relayRoute({
    path: '/issued_outputs/:id',
    parameters: async () => (await queries()).OutputParameters,
    variables: ({ params }) => ({ id: `IssuedOutput:${params['id'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Outputs/OutputScreen.tsx')).OutputScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/issued_outputs/:id/renew',
    parameters: async () => (await queries()).RenewParameters,
    variables: ({ params }) => ({ id: `IssuedOutput:${params['id'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Outputs/RenewScreen.tsx')).RenewScreen,
    skeleton: <FormSkeleton fields={0} />,
  }),
];
