import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** Never shows a cached receipt: it may have been refunded since. */
export const receiptRoutes: RouteObject[] = [
  relayRoute({
    path: '/payments/:paymentId/receipts/:number',
    parameters: async () => (await import('#web/__generated__/ReceiptScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ paymentId: `Payment:${params['paymentId'] ?? ''}`, number: params['number'] ?? '' }),
    screen: async () => (await import('#web/screens/Receipt/ReceiptScreen.tsx')).ReceiptScreen,
    skeleton: <FormSkeleton fields={2} />,
    isFresh: true,
  }),
];
