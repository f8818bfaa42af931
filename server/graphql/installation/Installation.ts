import { normaliseEmail } from '#domain/kernel/emails.ts';
import { teamCreations } from '#domain/team/creation.ts';
import { containsInAnyCase } from '#server/database/anyCase.ts';
import { AuditFilterInput, auditConnection, filterOf, searchOf } from '#server/graphql/audit/auditEntries.ts';
import { AuditEntry } from '#server/graphql/audit/AuditEntry.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { OperatedPerson } from '#server/graphql/installation/OperatedPerson.ts';
import { TeamApplication, TeamApplicationStateEnum } from '#server/graphql/installation/TeamApplication.ts';
import { keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { isOperator } from '#server/graphql/scopes.ts';
import { Team } from '#server/graphql/team/Team.ts';

const TeamCreationEnum = builder.enumType('TeamCreation', {
  description: 'Who decides that there is a new team.',
  values: teamCreations,
});

const mostPeople = 50;
const mostApplications = 200;

/** The one thing of its kind: it has no rows of its own. */
const Installation = builder.objectRef<{ readonly isThere: true }>('Installation').implement({
  description: 'This installation with all its teams and people, for whoever runs it.',
  authScopes: { operator: true },
  fields: (t) => ({
    teamCreation: t.field({
      type: TeamCreationEnum,
      description: 'Who decides that there is a new team; a setting of the server.',
      resolve: (_installation, _args, { services }) => services.teamCreation,
    }),
    teams: t.connection({
      type: Team,
      description: 'All teams, newest first.',
      args: {
        search: t.arg.string({ validate: line, description: 'Part of the name or of the address.' }),
        suspendedOnly: t.arg.boolean({ description: 'Only those that are suspended.' }),
        notLetInOnly: t.arg.boolean({ description: 'Only those that nobody vouches for.' }),
      },
      resolve: (_installation, { search, suspendedOnly, notLetInOnly, ...asked }, ctx, info) => {
        const part = containsInAnyCase(search?.trim() ?? '');
        return keysetPage(asked, ctx, info, {
          order: newestFirst,
          where: {
            archivedAt: null,
            OR: [{ name: part }, { slug: part }, { formerSlugs: { some: { slug: part } } }],
            ...(suspendedOnly ? { suspendedAt: { not: null } } : {}),
            ...(notLetInOnly ? { letInAt: null } : {}),
          },
          rows: (query) => ctx.services.db.team.findMany(query),
        });
      },
    }),
    teamApplications: t.prismaField({
      type: [TeamApplication],
      description: 'Who asks for a team, the longest waiting first; decided ones the newest first.',
      args: { state: t.arg({ type: TeamApplicationStateEnum, required: true, description: 'How far they are.' }) },
      resolve: (query, _installation, { state }, { services }) =>
        services.db.teamApplication.findMany({
          ...query,
          where: { state },
          orderBy: state === 'waiting' ? [{ createdAt: 'asc' }] : [{ decidedAt: 'desc' }],
          take: mostApplications,
        }),
    }),
    waitingApplicationsCount: t.int({
      description: 'How many wait for a decision.',
      resolve: (_installation, _args, { services }) =>
        services.db.teamApplication.count({ where: { state: 'waiting' } }),
    }),
    people: t.prismaField({
      type: [OperatedPerson],
      description: 'People by their whole address or part of their name; the first fifty.',
      args: { term: t.arg.string({ required: true, validate: line, description: 'From two characters on.' }) },
      resolve: (query, _installation, { term }, { services }) => {
        const typed = term.trim();
        if (typed.length < 2) return [];
        const name = containsInAnyCase(typed);
        const where = typed.includes('@') ? { email: normaliseEmail(typed) } : { name };
        const orderBy = [{ name: 'asc' as const }, { id: 'asc' as const }];
        return services.db.user.findMany({ ...query, where, orderBy, take: mostPeople });
      },
    }),
    operators: t.prismaField({
      type: [OperatedPerson],
      description: 'Who runs this installation. They are named on the server alone.',
      resolve: (query, _installation, _args, { services }) =>
        services.db.user.findMany({ ...query, where: { isOperator: true }, orderBy: { email: 'asc' } }),
    }),
    auditEntries: t.connection({
      type: AuditEntry,
      description: 'Everything that somebody must be able to answer for later; newest first.',
      args: {
        filter: t.arg({ type: AuditFilterInput, description: 'Only what matches.' }),
        teamId: t.arg.globalID({ for: Team, description: 'Only what concerns this team.' }),
      },
      resolve: (_installation, { filter, teamId, ...page }, ctx) =>
        auditConnection(ctx, { teamId: teamId?.id ?? null, ...searchOf(filterOf(filter), null) }, page),
    }),
  }),
});

builder.queryField('installation', (t) =>
  t.field({
    type: Installation,
    nullable: true,
    description: 'For whoever runs the installation; null for everybody else.',
    authScopes: { everyone: true },
    resolve: (_root, _args, ctx) => (isOperator(ctx) ? { isThere: true as const } : null),
  }),
);
