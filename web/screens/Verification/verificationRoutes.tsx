import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** Public page behind the code on a document. Never shows cached results, which may be outdated. */
export const verificationRoutes: RouteObject[] = [
  relayRoute({
    path: '/check/:code',
    parameters: async () => (await import('#web/__generated__/VerificationScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    screen: async () => (await import('#web/screens/Verification/VerificationScreen.tsx')).VerificationScreen,
    skeleton: <FormSkeleton fields={0} />,
    isFresh: true,
  }),
];
