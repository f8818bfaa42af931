import { isUuid } from '#domain/kernel/isUuid.ts';
import { maxTeamDomains } from '#domain/team/domainChecks.ts';
import { offeredEditLevels } from '#domain/team/roles.ts';
import { hasLightColor } from '#domain/team/team.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { containsIgnoringCase } from '#server/database/ignoringCase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { nullForTokens, nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { EditLevelEnum } from '#server/graphql/team/Role.ts';
import { TeamDomain } from '#server/graphql/team/TeamDomain.ts';
import { TeamBanner, TeamLogo } from '#server/graphql/team/teamImages.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';

// API tokens without the `team` scope read payments and entities through the team, so sensitive fields have scopes of
// their own.
guardAs('Team', 'team', 'viewPortal', 'viewForms', 'viewMetrics', 'viewTransactions', 'viewCustomEntities');

/** A team's members are its staff, so they are loaded together. */
const mostMembers = 1_000;

export const Team = builder.prismaNode('Team', {
  id: { field: 'id' },
  description:
    'A department or town. Its name and appearance are public; its people and settings are visible to members.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The team’s slug. Its public page is at `/{slug}`.' }),
    name: t.exposeString('name', { description: 'The name of the team, as residents see it.' }),
    color: t.exposeString('color', { description: 'The team’s accent color, as #rrggbb.' }),
    hasLightColor: t.boolean({
      description: 'Whether the accent color is so light that text on it must be dark.',
      resolve: ({ color }) => hasLightColor(color),
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'The team’s time zone, as an IANA name. Documents are dated in it.',
    }),
    supportEmail: t.exposeString('supportEmail', {
      nullable: true,
      description: 'The email address where residents can get help, or null if the team has none.',
    }),
    showsTagsToApplicants: t.exposeBoolean('showsTagsToApplicants', {
      description: 'Whether applicants see the tags of their own submissions.',
    }),
    isClaimed: t.boolean({
      description:
        'Whether the people who run this site have confirmed that the team belongs to a government. Forms of other teams warn residents.',
      select: { letInAt: true },
      resolve: ({ letInAt }) => letInAt !== null,
    }),
    creator: t.relation('creator', {
      type: User,
      nullable: true,
      description: 'The person who created the team, or null if that is not known. Visible to members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
    }),
    isDefault: t.boolean({
      description: 'Whether this is the viewer’s default team: the first by name, used when no team is specified.',
      resolve: async ({ id }, _args, ctx) => (await defaultTeamOf(ctx)) === id,
    }),
    creatorId: t.id({
      nullable: true,
      description:
        'The ID of the person who created the team, or null if that is not known or the viewer is not a member.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      unauthorizedResolver: nullIfForbidden,
      resolve: ({ creatorId }) => creatorId && encodeGlobalId('User', creatorId),
    }),
    logo: t.field({
      type: TeamLogo,
      description: 'The team’s logo, shown on its pages, in its emails, and on its receipts.',
      resolve: (team) => team,
    }),
    banner: t.field({
      type: TeamBanner,
      description: 'The banner of the team’s public pages.',
      resolve: (team) => team,
    }),
    domains: t.relation('teamDomains', {
      type: TeamDomain,
      description: 'The domains that lead to the team’s portal, sorted by name. At most 20. Visible to members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      query: { orderBy: { domain: 'asc' }, take: maxTeamDomains },
    }),
    enableFormCreation: t.exposeBoolean('enableFormCreation', {
      description: 'Whether new forms can be created in the team.',
    }),
    roles: t.relation('roles', {
      description: 'The team’s roles, excluding archived ones. Visible to members.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      args: {
        search: t.arg.string({ validate: shortText, description: 'Returns only roles whose name contains this text.' }),
        userId: t.arg.globalID({ for: User, description: 'Returns only roles that this person is a member of.' }),
      },
      query: ({ search, userId }) => ({
        where: {
          archivedAt: null,
          ...(search ? { name: containsIgnoringCase(search.trim()) } : {}),
          ...(userId ? { roleMembers: { some: { userId: userId.id } } } : {}),
        },
        orderBy: [{ roleType: 'asc' }, { name: 'asc' }],
      }),
    }),
    members: t.prismaField({
      type: [Contact],
      description: 'Everyone with a role in the team, sorted by name. At most 1,000. Visible to members.',
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
      description: 'The team’s API tokens, newest first. At most 500. Visible to owners; null for API tokens.',
      unauthorizedResolver: nullForTokens,
      authScopes: may('team', 'createApiToken', ownKey('id')),
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 500 },
    }),
    offeredEditLevels: t.field({
      type: [EditLevelEnum],
      description: 'The edit levels that the viewer can choose for a new role.',
      authScopes: may('team', 'viewTeam', ownKey('id')),
      resolve: ({ id }, _args, { access }) => {
        const isOwner = access.principal.roles.some((role) => role.teamId === id && role.roleType === 'owner');
        return offeredEditLevels({ isOwner, isTeamManager: true, isRoleMember: false }, null);
      },
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('team', id, ctx),
    }),
  }),
});

builder.queryFields((t) => ({
  teamBySlug: t.prismaField({
    type: 'Team',
    nullable: true,
    description: 'The team with this slug, including a former one, or null if there is none.',
    authScopes: { everyone: true },
    args: {
      slug: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The slug, in any case, or the team’s UUID.',
      }),
    },
    resolve: async (query, _root, { slug }, { services }) => {
      const id = isUuid(slug) ? slug : await teamIdBySlug(services.db, slug);
      return id === null ? null : services.db.team.findFirst({ ...query, where: { id, archivedAt: null } });
    },
  }),
  myTeams: t.prismaField({
    type: ['Team'],
    description: 'The viewer’s teams, sorted by name. At most 200.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, { services, access }) =>
      services.db.team.findMany({
        ...query,
        ...ownTeams(access),
        take: 200,
      }),
  }),
}));

/** Selects the caller's teams, sorted by name. */
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
