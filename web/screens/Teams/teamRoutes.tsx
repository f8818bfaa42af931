import type { RouteObject } from 'react-router';

import AuditParameters from '#web/__generated__/AuditScreenQuery$parameters.ts';
import EditRoleParameters from '#web/__generated__/EditRoleScreenQuery$parameters.ts';
import MembersParameters from '#web/__generated__/MembersScreenQuery$parameters.ts';
import NewRoleParameters from '#web/__generated__/NewRoleScreenQuery$parameters.ts';
import NewTeamParameters from '#web/__generated__/NewTeamScreenQuery$parameters.ts';
import NewTokenParameters from '#web/__generated__/NewTokenScreenQuery$parameters.ts';
import PayoutsParameters from '#web/__generated__/PayoutsScreenQuery$parameters.ts';
import RoleListParameters from '#web/__generated__/RoleListScreenQuery$parameters.ts';
import TeamFrameParameters from '#web/__generated__/TeamFrameQuery$parameters.ts';
import TeamIndexParameters from '#web/__generated__/TeamIndexScreenQuery$parameters.ts';
import TeamSettingsParameters from '#web/__generated__/TeamSettingsScreenQuery$parameters.ts';
import TokenListParameters from '#web/__generated__/TokenListScreenQuery$parameters.ts';
import { choiceIn, filterOf } from '#web/parts/audit/auditFilter.ts';
import { MovedPage } from '#web/navigation/MovedPage.tsx';
import { relayRoute, type Place } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

const ofTeam = ({ params }: Place): { slug: string } => ({ slug: params['slug'] ?? '' });

const pagesOfTeam: RouteObject[] = [
  relayRoute({
    index: true,
    parameters: TeamSettingsParameters,
    variables: ofTeam,
    screen: async () => (await import('./Settings/TeamSettingsScreen.tsx')).TeamSettingsScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'people',
    parameters: MembersParameters,
    variables: ofTeam,
    screen: async () => (await import('./Members/MembersScreen.tsx')).MembersScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  // the address of releases before
  { path: 'members', element: <MovedPage to="../people" /> },
  relayRoute({
    path: 'roles',
    parameters: RoleListParameters,
    variables: ofTeam,
    screen: async () => (await import('./Roles/RoleListScreen.tsx')).RoleListScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: 'roles/new',
    parameters: NewRoleParameters,
    variables: ofTeam,
    screen: async () => (await import('./Roles/NewRoleScreen.tsx')).NewRoleScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: 'roles/:roleId/edit',
    parameters: EditRoleParameters,
    variables: ({ params }) => ({ id: `Role:${params['roleId'] ?? ''}` }),
    screen: async () => (await import('./Roles/EditRoleScreen.tsx')).EditRoleScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: 'tokens',
    parameters: TokenListParameters,
    variables: ofTeam,
    screen: async () => (await import('./Tokens/TokenListScreen.tsx')).TokenListScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'audit',
    parameters: AuditParameters,
    variables: (place) => ({ ...ofTeam(place), filter: filterOf(choiceIn(place.search)) }),
    screen: async () => (await import('./Audit/AuditScreen.tsx')).AuditScreen,
    skeleton: <TableSkeleton rows={8} />,
  }),
  relayRoute({
    path: 'merchant_accounts',
    parameters: PayoutsParameters,
    variables: ofTeam,
    screen: async () => (await import('./Payouts/PayoutsScreen.tsx')).PayoutsScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: 'tokens/new',
    parameters: NewTokenParameters,
    variables: ofTeam,
    screen: async () => (await import('./Tokens/NewTokenScreen.tsx')).NewTokenScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
];

/** `within` keeps the frame of the team standing when one of its pages fails. */
export const teamRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  relayRoute({
    path: '/teams',
    parameters: TeamIndexParameters,
    screen: async () => (await import('./TeamIndex/TeamIndexScreen.tsx')).TeamIndexScreen,
    skeleton: <TableSkeleton rows={2} />,
  }),
  relayRoute({
    path: '/teams/new',
    parameters: NewTeamParameters,
    screen: async () => (await import('./NewTeam/NewTeamScreen.tsx')).NewTeamScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/teams/:slug',
    parameters: TeamFrameParameters,
    variables: ofTeam,
    screen: async () => (await import('./Team/TeamFrame.tsx')).TeamFrame,
    skeleton: <FormSkeleton fields={4} />,
    children: [within(pagesOfTeam)],
  }),
];
