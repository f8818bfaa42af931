import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

const queries = () => import('#web/screens/Reviews/reviewQueries.ts');

export const reviewListRoutes: RouteObject[] = [
  relayRoute({
    path: '/reviews',
    parameters: async () => (await queries()).ReviewsParameters,
    screen: async () => (await import('#web/screens/Reviews/ReviewsScreen.tsx')).ReviewsScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
  relayRoute({
    path: '/review',
    parameters: async () => (await queries()).NextReviewParameters,
    screen: async () => (await import('#web/screens/Reviews/NextReviewScreen.tsx')).NextReviewScreen,
    // Never cached: the previous first review may be done by now.
    isFresh: true,
    skeleton: <FormSkeleton fields={4} />,
  }),
];
