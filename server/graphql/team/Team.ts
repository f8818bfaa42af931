import { isUuid } from '#domain/kernel/isUuid.ts';
import { offeredEditLevels } from '#domain/team/roles.ts';
import { hasLightColor } from '#domain/team/team.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { containsInAnyCase } from '#server/database/anyCase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { Picture } from '#server/graphql/Picture.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { nullForKeys, nullForOthers } from '#server/graphql/requestErrors.ts';
import { EditLevelEnum } from '#server/graphql/team/Role.ts';
import { teamIdAt } from '#server/queries/team/teamIdAt.ts';

// a key without the area `team` reaches the money of its team through it; its fields have scopes of their own
guardAs('Team', 'team', 'viewPortal', 'viewForms', 'viewMetrics', 'viewTransactions');

/** The people of a team are its staff; they are shown together. */
const mostMembers = 1_000;

const TeamDomain = builder.prismaObject('TeamDomain', {
  description: 'Whoever has an address there works in the team.',
  fields: (t) => ({
    id: t.id({ description: 'Of the entry.', resolve: ({ id }) => encodeGlobalId('TeamDomain', id) }),
    domain: t.exposeString('domain', { description: 'Such as town.gov.' }),
  }),
});

export const Team = builder.prismaNode('Team', {
  id: { field: 'id' },
  description: 'A department or town. Its name and look are public; its people and settings are for its members.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its address: /{slug}.' }),
    name: t.exposeString('name', { description: 'As residents read it.' }),
    color: t.exposeString('color', { description: 'The accent, as #rrggbb.' }),
    hasLightColor: t.boolean({
      description: 'Whether text on the accent must be dark.',
      resolve: ({ color }) => hasLightColor(color),
    }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which the team works and documents are dated.' }),
    supportEmail: t.exposeString('supportEmail', {
      nullable: true,
      description: 'Where residents write when something does not work; null when the team names none.',
    }),
    showsTagsToApplicants: t.exposeBoolean('showsTagsToApplicants', {
      description: 'Whether applicants see the tags of their own submissions.',
    }),
    creator: t.relation('creator', {
      type: User,
      nullable: true,
      description: 'Who made the team; null when that is not known. For its members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
    }),
    isDefault: t.boolean({
      description: 'The first by name of the teams of the viewer: the one that is meant where they name none.',
      resolve: async ({ id }, _args, ctx) => (await defaultTeamOf(ctx)) === id,
    }),
    creatorId: t.id({
      nullable: true,
      description: 'Of who made the team; null when that is not known, and for whoever is no member.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      unauthorizedResolver: nullForOthers,
      resolve: ({ creatorId }) => creatorId && encodeGlobalId('User', creatorId),
    }),
    logo: t.field({
      type: Picture,
      description: 'The mark of the team.',
      select: { logoFile: true },
      resolve: ({ logoFile }) => ({ file: logoFile }),
    }),
    banner: t.field({
      type: Picture,
      description: 'The picture above its public page.',
      select: { bannerFile: true },
      resolve: ({ bannerFile }) => ({ file: bannerFile }),
    }),
    domains: t.relation('teamDomains', {
      type: TeamDomain,
      description: 'The e-mail domains of its people; for its members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      query: { orderBy: { domain: 'asc' }, take: 500 },
    }),
    enableFormCreation: t.exposeBoolean('enableFormCreation', {
      description: 'Whether new forms can be created in the team.',
    }),
    roles: t.relation('roles', {
      description: 'Who may do what in the team; for its members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      args: {
        search: t.arg.string({ validate: line, description: 'Part of the name.' }),
        userId: t.arg.globalID({ for: User, description: 'Only roles that this person is in.' }),
      },
      query: ({ search, userId }) => ({
        where: {
          archivedAt: null,
          ...(search ? { name: containsInAnyCase(search.trim()) } : {}),
          ...(userId ? { roleMembers: { some: { userId: userId.id } } } : {}),
        },
        orderBy: [{ roleType: 'asc' }, { name: 'asc' }],
      }),
    }),
    members: t.prismaField({
      type: [Contact],
      description: 'Everybody who is in any role of the team, by name; for its members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      resolve: (query, { id }, _args, { services }) =>
        services.db.user.findMany({
          ...query,
          where: { deactivatedAt: null, roleMembers: { some: { teamId: id, role: { archivedAt: null } } } },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: mostMembers,
        }),
    }),
    apiTokens: t.relation('apiTokens', {
      nullable: true,
      description: 'The keys of integrators, newest first, for owners; null for keys.',
      unauthorizedResolver: nullForKeys,
      authScopes: may('team', 'createApiToken', ownKey('id')),
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 500 },
    }),
    offeredEditLevels: t.field({
      type: [EditLevelEnum],
      description: 'The edit levels that the viewer could give a new role.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      resolve: ({ id }, _args, { access }) => {
        const isOwner = access.principal.roles.some((role) => role.teamId === id && role.roleType === 'owner');
        return offeredEditLevels({ isOwner, isTeamManager: true, isRoleMember: false }, null);
      },
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('team', id, ctx),
    }),
  }),
});

builder.queryFields((t) => ({
  teamBySlug: t.prismaField({
    type: 'Team',
    nullable: true,
    description: 'The team at an address, also one that it had before; null when there is none.',
    authScopes: { everyone: true },
    args: { slug: t.arg.string({ required: true, validate: line, description: 'In any case, or the plain id.' }) },
    resolve: async (query, _root, { slug }, { services }) => {
      const id = isUuid(slug) ? slug : await teamIdAt(services.db, slug);
      return id === null ? null : services.db.team.findFirst({ ...query, where: { id, archivedAt: null } });
    },
  }),
  myTeams: t.prismaField({
    type: ['Team'],
    description: 'The teams of which the viewer is a member, by name.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, { services, access }) =>
      services.db.team.findMany({
        ...query,
        ...ownTeams(access),
        take: 200,
      }),
  }),
}));

/** The teams of which somebody is a member, by name. */
const ownTeams = ({ principal }: RequestContext['access']): Pick<Prisma.TeamFindManyArgs, 'where' | 'orderBy'> => ({
  where: { id: { in: [...teamIdsOf(principal)] }, archivedAt: null },
  orderBy: [{ name: 'asc' }, { id: 'asc' }],
});

const defaultTeams = new WeakMap<RequestContext, Promise<string | null>>();

function defaultTeamOf(ctx: RequestContext): Promise<string | null> {
  const found = defaultTeams.get(ctx) ?? firstTeamOf(ctx);
  defaultTeams.set(ctx, found);
  return found;
}

async function firstTeamOf({ access, services }: RequestContext): Promise<string | null> {
  if (teamIdsOf(access.principal).length === 0) return null;
  const team = await services.db.team.findFirst({ ...ownTeams(access), select: { id: true } });
  return team?.id ?? null;
}
