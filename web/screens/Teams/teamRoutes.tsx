import type { RouteObject } from 'react-router';
import { MovedPage } from '#web/navigation/MovedPage.tsx';
import { relayRoute, type PageLocation } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

/** Query parameters load on demand, because residents don't need them. */
const queries = () => import('#web/screens/Teams/teamQueries.ts');

const ofTeam = ({ params }: PageLocation): { slug: string } => ({ slug: params['slug'] ?? '' });

const pagesOfTeam: RouteObject[] = [
  relayRoute({
    index: true,
    parameters: async () => (await queries()).TeamSettingsParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Settings/TeamSettingsScreen.tsx')).TeamSettingsScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'people',
    parameters: async () => (await queries()).MembersParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Members/MembersScreen.tsx')).MembersScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  // the page's address in earlier releases
  { path: 'members', element: <MovedPage to="../people" /> },
  relayRoute({
    path: 'entities',
    parameters: async () => (await queries()).EntityListParameters,
    variables: async (place) => ({ ...ofTeam(place), ...(await queries()).entityListVariables(place.search) }),
    reads: ['slug', 'kind', 'search', 'show'],
    isKept: true,
    screen: async () => (await import('#web/screens/Teams/Entities/EntityListScreen.tsx')).EntityListScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
  relayRoute({
    path: 'entities/new',
    parameters: async () => (await queries()).NewEntityParameters,
    variables: ofTeam,
    reads: ['slug'],
    screen: async () => (await import('#web/screens/Teams/Entities/NewEntityScreen.tsx')).NewEntityScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'entities/:entityId',
    parameters: async () => (await queries()).EntityParameters,
    variables: (place) => ({ ...ofTeam(place), id: `Entity:${place.params['entityId'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Teams/Entities/EntityScreen.tsx')).EntityScreen,
    skeleton: <FormSkeleton fields={6} />,
  }),
  relayRoute({
    path: 'roles',
    parameters: async () => (await queries()).RoleListParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Roles/RoleListScreen.tsx')).RoleListScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: 'roles/new',
    parameters: async () => (await queries()).NewRoleParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Roles/NewRoleScreen.tsx')).NewRoleScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: 'roles/:roleId/edit',
    parameters: async () => (await queries()).EditRoleParameters,
    variables: ({ params }) => ({ id: `Role:${params['roleId'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Teams/Roles/EditRoleScreen.tsx')).EditRoleScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: 'custom_entities',
    parameters: async () => (await queries()).CustomEntityListParameters,
    variables: ofTeam,
    reads: ['slug'],
    screen: async () =>
      (await import('#web/screens/Teams/CustomEntities/CustomEntityListScreen.tsx')).CustomEntityListScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: 'edit_suggestions_requests',
    parameters: async () => (await queries()).EditSuggestionListParameters,
    variables: (place) => ({ ...ofTeam(place), isResolved: place.search.get('show') === 'resolved' }),
    reads: ['slug', 'show'],
    screen: async () =>
      (await import('#web/screens/Teams/EditSuggestions/EditSuggestionListScreen.tsx')).EditSuggestionListScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: 'edit_suggestions_requests/:requestId',
    parameters: async () => (await queries()).EditSuggestionsParameters,
    variables: (place) => ({
      ...ofTeam(place),
      id: `EditSuggestionsRequest:${place.params['requestId'] ?? ''}`,
    }),
    // what is decided must be current
    isFresh: true,
    screen: async () =>
      (await import('#web/screens/Teams/EditSuggestions/EditSuggestionsScreen.tsx')).EditSuggestionsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'search_pages',
    parameters: async () => (await queries()).SearchPageListParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/SearchPages/SearchPageListScreen.tsx')).SearchPageListScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'search_pages/new',
    parameters: async () => (await queries()).NewSearchPageParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/SearchPages/NewSearchPageScreen.tsx')).NewSearchPageScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'search_pages/:searchPageId/edit',
    parameters: async () => (await queries()).EditSearchPageParameters,
    variables: (place) => ({ ...ofTeam(place), id: `SearchPage:${place.params['searchPageId'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Teams/SearchPages/EditSearchPageScreen.tsx')).EditSearchPageScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'tokens',
    parameters: async () => (await queries()).TokenListParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Tokens/TokenListScreen.tsx')).TokenListScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'audit',
    parameters: async () => (await queries()).AuditParameters,
    variables: async (place) => ({ ...ofTeam(place), filter: (await queries()).auditFilterIn(place.search) }),
    reads: ['slug', 'area', 'from', 'until', 'person'],
    screen: async () => (await import('#web/screens/Teams/Audit/AuditScreen.tsx')).AuditScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
  relayRoute({
    path: 'merchant_accounts',
    parameters: async () => (await queries()).PayoutsParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Payouts/PayoutsScreen.tsx')).PayoutsScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  ...(['online', 'by_hand'] as const).map((group) =>
    relayRoute({
      path: group === 'online' ? 'transactions' : 'transactions/cash_and_checks',
      parameters: async () => (await queries()).TransactionsParameters,
      variables: async (place) => ({
        ...ofTeam(place),
        ...{ group, ...(await queries()).transactionsViewIn(place.search, group) },
      }),
      reads: ['slug', 'show', 'from', 'to'],
      screen: async () => (await import('#web/screens/Teams/Finance/TransactionsScreen.tsx')).TransactionsScreen,
      skeleton: <TableSkeleton rows={8} />,
    }),
  ),
  relayRoute({
    path: 'charge_disputes',
    parameters: async () => (await queries()).DisputesParameters,
    variables: async (place) => ({ ...ofTeam(place), ...(await queries()).disputeFilterIn(place.search) }),
    reads: ['slug', 'state'],
    screen: async () => (await import('#web/screens/Teams/Disputes/DisputesScreen.tsx')).DisputesScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: 'charge_disputes/:disputeId',
    parameters: async () => (await queries()).DisputeParameters,
    variables: (place) => ({ ...ofTeam(place), id: place.params['disputeId'] ?? '' }),
    screen: async () => (await import('#web/screens/Teams/Disputes/DisputeScreen.tsx')).DisputeScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: 'month_report',
    parameters: async () => (await queries()).MonthParameters,
    variables: async (place) => ({ ...ofTeam(place), ...(await queries()).monthIn(place.search) }),
    reads: ['slug', 'month'],
    screen: async () => (await import('#web/screens/Teams/Month/MonthScreen.tsx')).MonthScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
  relayRoute({
    path: 'payment_issues',
    parameters: async () => (await queries()).PaymentIssuesParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/PaymentIssues/PaymentIssuesScreen.tsx')).PaymentIssuesScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  // the page's address in earlier releases
  { path: 'what_does_not_fit', element: <MovedPage to="../payment_issues" /> },
  relayRoute({
    path: 'finder',
    parameters: async () => (await queries()).FinderEditorParameters,
    variables: ofTeam,
    // the draft must be the current one, because a save names its revision
    isFresh: true,
    screen: async () => (await import('#web/screens/Teams/Finder/FinderEditorScreen.tsx')).FinderEditorScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'entity_imports',
    parameters: async () => (await queries()).EntityImportsParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/EntityImports/EntityImportsScreen.tsx')).EntityImportsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'entity_imports/new',
    parameters: async () => (await queries()).NewEntityImportParameters,
    variables: (place) => ({ ...ofTeam(place), kindId: `CustomEntity:${place.search.get('entity') ?? ''}` }),
    reads: ['slug', 'entity'],
    screen: async () =>
      (await import('#web/screens/Teams/EntityImports/NewEntityImportScreen.tsx')).NewEntityImportScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  relayRoute({
    path: 'entity_imports/:importId',
    parameters: async () => (await queries()).EntityImportParameters,
    variables: (place) => ({ ...ofTeam(place), importId: `EntityImport:${place.params['importId'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Teams/EntityImports/EntityImportScreen.tsx')).EntityImportScreen,
    skeleton: <FormSkeleton fields={6} />,
  }),
  relayRoute({
    path: 'tokens/new',
    parameters: async () => (await queries()).NewTokenParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Tokens/NewTokenScreen.tsx')).NewTokenScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
];

/** `within` keeps the team's frame when one of its pages fails. */
export const teamRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  relayRoute({
    path: '/teams',
    parameters: async () => (await queries()).TeamIndexParameters,
    screen: async () => (await import('#web/screens/Teams/TeamIndex/TeamIndexScreen.tsx')).TeamIndexScreen,
    skeleton: <TableSkeleton rows={2} />,
  }),
  relayRoute({
    path: '/teams/directory',
    parameters: async () => (await queries()).DirectoryParameters,
    screen: async () => (await import('#web/screens/Teams/Directory/DirectoryScreen.tsx')).DirectoryScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: '/teams/new',
    parameters: async () => (await queries()).NewTeamParameters,
    screen: async () => (await import('#web/screens/Teams/NewTeam/NewTeamScreen.tsx')).NewTeamScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/teams/:slug',
    parameters: async () => (await queries()).TeamFrameParameters,
    variables: ofTeam,
    screen: async () => (await import('#web/screens/Teams/Team/TeamFrame.tsx')).TeamFrame,
    skeleton: <FormSkeleton fields={4} />,
    children: [within(pagesOfTeam)],
  }),
];
