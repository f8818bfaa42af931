import type { RouteObject } from 'react-router';
import FaqsParameters from '#web/__generated__/FaqsScreenQuery$parameters.ts';
import FinderParameters from '#web/__generated__/FinderScreenQuery$parameters.ts';
import LaunchParameters from '#web/__generated__/LaunchScreenQuery$parameters.ts';
import PublicFormParameters from '#web/__generated__/PublicFormScreenQuery$parameters.ts';
import StatsParameters from '#web/__generated__/StatsScreenQuery$parameters.ts';
import { TownShellSkeleton } from '#web/parts/shell/TownShellSkeleton.tsx';
import { relayRoute, type Place } from '#web/relay/route.tsx';

/** Loaded on demand, because few residents search. */
const search = () => import('#web/screens/PublicForm/recordQueries.ts');

const atAddress = ({ params }: Place): { teamSlug: string; slug: string } => ({
  teamSlug: params['teamSlug'] ?? '',
  slug: params['formSlug'] ?? '',
});

/** A number that no record has, for addresses that don't contain one. */
const noRecord = 0;
const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : noRecord);

export const publicFormRoutes: RouteObject[] = [
  relayRoute({
    path: '/:teamSlug/finder',
    parameters: FinderParameters,
    variables: ({ params }) => ({ slug: params['teamSlug'] ?? '' }),
    screen: async () => (await import('#web/screens/PublicForm/Finder/FinderScreen.tsx')).FinderScreen,
    skeleton: <TownShellSkeleton fields={2} />,
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
    parameters: async () => (await search()).PublicRecordsParameters,
    variables: async (place) => ({ ...atAddress(place), ...(await search()).formSearchIn(place.search) }),
    reads: ['teamSlug', 'formSlug', 'q', 'type', 'list', 'outputs', 'renewal', 'page'],
    screen: async () => (await import('#web/screens/PublicForm/PublicRecordsScreen.tsx')).PublicRecordsScreen,
    skeleton: <TownShellSkeleton fields={2} />,
    isKept: true,
  }),
  relayRoute({
    path: '/:teamSlug/:formSlug/records/:number',
    parameters: async () => (await search()).RecordParameters,
    variables: (place) => ({ ...atAddress(place), number: numberIn(place.params['number']) }),
    screen: async () => (await import('#web/screens/PublicForm/RecordScreen.tsx')).RecordScreen,
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
