import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** Where the code on a paper leads, for anybody. What was true before is not shown. */
export const checkRoutes: RouteObject[] = [
  relayRoute({
    path: '/check/:code',
    parameters: async () => (await import('#web/__generated__/CheckScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    screen: async () => (await import('#web/screens/Check/CheckScreen.tsx')).CheckScreen,
    skeleton: <FormSkeleton fields={0} />,
    isFresh: true,
  }),
];
