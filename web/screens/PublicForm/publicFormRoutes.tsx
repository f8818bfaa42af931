import type { RouteObject } from 'react-router';
import LaunchParameters from '#web/__generated__/LaunchScreenQuery$parameters.ts';
import PublicFormParameters from '#web/__generated__/PublicFormScreenQuery$parameters.ts';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute, type PageLocation } from '#web/relay/route.tsx';

/** The parameters and screens of pages that few visitors open load on demand: every first page contains this file. */
const queries = () => import('#web/screens/PublicForm/publicFormQueries.ts');

const ofForm = ['teamSlug', 'formSlug'];
const ofSearch = ['q', 'type', 'list', 'outputs', 'renewal', 'page'];

const atAddress = ({ params }: PageLocation): { teamSlug: string; slug: string } => ({
  teamSlug: params['teamSlug'] ?? '',
  slug: params['formSlug'] ?? '',
});

export const publicFormRoutes: RouteObject[] = [
  relayRoute({
    path: '/:teamSlug/finder',
    parameters: async () => (await queries()).FinderParameters,
    variables: ({ params }) => ({ slug: params['teamSlug'] ?? '' }),
    screen: async () => (await import('#web/screens/PublicForm/Finder/FinderScreen.tsx')).FinderScreen,
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/search_pages/:slug',
    parameters: async () => (await queries()).SearchPageParameters,
    variables: async ({ params, search }) => ({
      ...(await queries()).searchIn(search, 'searchPage'),
      slug: params['slug'] ?? '',
    }),
    reads: ['slug', ...ofSearch],
    screen: async () => (await queries()).loadSearchPageScreen(),
    skeleton: <TownShellSkeleton fields={2} />,
    isKept: true,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug',
    parameters: PublicFormParameters,
    variables: atAddress,
    screen: async () => (await import('#web/screens/PublicForm/PublicFormScreen.tsx')).PublicFormScreen,
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/faqs',
    parameters: async () => (await queries()).FaqsParameters,
    variables: atAddress,
    screen: async () => (await queries()).loadFaqsScreen(),
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/data',
    parameters: async () => (await queries()).StatsParameters,
    variables: atAddress,
    screen: async () => (await queries()).loadStatsScreen(),
    skeleton: <TownShellSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/search',
    parameters: async () => (await queries()).PublicRecordsParameters,
    variables: async (place) => ({ ...atAddress(place), ...(await queries()).searchIn(place.search, 'form') }),
    reads: [...ofForm, ...ofSearch],
    screen: async () => (await queries()).loadPublicRecordsScreen(),
    skeleton: <TownShellSkeleton fields={2} />,
    isKept: true,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/records/:number',
    parameters: async () => (await queries()).RecordParameters,
    variables: async (place) => ({
      ...atAddress(place),
      number: (await queries()).recordNumberIn(place.params['number']),
    }),
    reads: [...ofForm, 'number'],
    screen: async () => (await queries()).loadRecordScreen(),
    skeleton: <TownShellSkeleton fields={2} />,
    isFresh: true,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/launch/:page?',
    parameters: LaunchParameters,
    variables: atAddress,
    screen: async () => (await import('#web/screens/PublicForm/Launch/LaunchScreen.tsx')).LaunchScreen,
    skeleton: <TownShellSkeleton fields={1} />,
  }),
];
