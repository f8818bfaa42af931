import type { RouteObject } from 'react-router';
import FaqsParameters from '#web/__generated__/FaqsScreenQuery$parameters.ts';
import LaunchParameters from '#web/__generated__/LaunchScreenQuery$parameters.ts';
import PublicFormParameters from '#web/__generated__/PublicFormScreenQuery$parameters.ts';
import RecordsParameters from '#web/__generated__/PublicRecordsScreenQuery$parameters.ts';
import StatsParameters from '#web/__generated__/StatsScreenQuery$parameters.ts';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute, type PageLocation } from '#web/relay/route.tsx';

const atAddress = ({ params }: PageLocation): { teamSlug: string; slug: string } => ({
  teamSlug: params['teamSlug'] ?? '',
  slug: params['formSlug'] ?? '',
});

/** The server's default page size. */
const recordsOnPage = 20;

/** An invalid page number means the first page. */
const pageIn = (typed: string | null): number => (typed !== null && /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : 1);

export const publicFormRoutes: RouteObject[] = [
  relayRoute({
    path: '/:teamSlug/:formSlug',
    parameters: PublicFormParameters,
    variables: atAddress,
    screen: async () => (await import('#web/screens/PublicForm/PublicFormScreen.tsx')).PublicFormScreen,
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/faqs',
    parameters: FaqsParameters,
    variables: atAddress,
    screen: async () => (await import('#web/screens/PublicForm/FaqsScreen.tsx')).FaqsScreen,
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/data',
    parameters: StatsParameters,
    variables: atAddress,
    screen: async () => (await import('#web/screens/PublicForm/StatsScreen.tsx')).StatsScreen,
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/search',
    parameters: RecordsParameters,
    variables: (place) => ({
      ...atAddress(place),
      term: place.search.get('q') ?? '',
      skip: (pageIn(place.search.get('page')) - 1) * recordsOnPage,
    }),
    screen: async () => (await import('#web/screens/PublicForm/PublicRecordsScreen.tsx')).PublicRecordsScreen,
    skeleton: <TownShellSkeleton fields={2} />,
    isKept: true,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/launch/:page?',
    parameters: LaunchParameters,
    variables: atAddress,
    screen: async () => (await import('#web/screens/PublicForm/Launch/LaunchScreen.tsx')).LaunchScreen,
    skeleton: <TownShellSkeleton fields={1} />,
  }),
];
