import { normaliseEmail } from '#domain/kernel/emails.ts';
import { teamCreations } from '#domain/team/teamCreation.ts';
import { containsIgnoringCase } from '#server/database/ignoringCase.ts';
import { AuditFilterInput, auditConnection, auditFilterOf, auditSearchOf } from '#server/graphql/audit/auditEntries.ts';
import { AuditEntry } from '#server/graphql/audit/AuditEntry.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { OperatedPerson } from '#server/graphql/installation/OperatedPerson.ts';
import { TeamApplication, TeamApplicationStateEnum } from '#server/graphql/installation/TeamApplication.ts';
import { keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { isOperator } from '#server/graphql/scopes.ts';
import { Team } from '#server/graphql/team/Team.ts';

const TeamCreationEnum = builder.enumType('TeamCreation', {
  description:
    'Who may create teams: operators only (`operator`), anyone with an operator’s approval (`approval`), or anyone (`anybody`).',
  values: teamCreations,
});

const mostPeople = 50;
const mostApplications = 200;

/** A singleton without rows of its own. */
export const Installation = builder.objectRef<{ readonly isThere: true }>('Installation').implement({
  description: 'This Portico installation with all its teams and people. Visible to operators only.',
  authScopes: { operator: true },
  fields: (t) => ({
    teamCreation: t.field({
      type: TeamCreationEnum,
      description: 'Who may create teams. This is a server setting.',
      resolve: (_installation, _args, { services }) => services.teamCreation,
    }),
    teams: t.connection({
      type: Team,
      description: 'All teams, newest first.',
      args: {
        search: t.arg.string({
          validate: shortText,
          description: 'Returns only teams whose name or slug, including former slugs, contains this text.',
        }),
        suspendedOnly: t.arg.boolean({ description: 'Whether to return only suspended teams. Defaults to false.' }),
        notLetInOnly: t.arg.boolean({
          description: 'Whether to return only teams that operators have not approved. Defaults to false.',
        }),
      },
      resolve: (_installation, { search, suspendedOnly, notLetInOnly, ...pagination }, ctx, info) => {
        const part = containsIgnoringCase(search?.trim() ?? '');
        return keysetPage(pagination, ctx, info, {
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
      description:
        'Team requests in this state. Pending ones come oldest first, decided ones newest first. At most 200.',
      args: {
        state: t.arg({
          type: TeamApplicationStateEnum,
          required: true,
          description: 'The state of the team requests to return.',
        }),
      },
      resolve: (query, _installation, { state }, { services }) =>
        services.db.teamApplication.findMany({
          ...query,
          where: { state },
          orderBy: state === 'waiting' ? [{ createdAt: 'asc' }] : [{ decidedAt: 'desc' }],
          take: mostApplications,
        }),
    }),
    waitingApplicationsCount: t.int({
      description: 'The number of team requests that await a decision.',
      resolve: (_installation, _args, { services }) =>
        services.db.teamApplication.count({ where: { state: 'waiting' } }),
    }),
    people: t.prismaField({
      type: [OperatedPerson],
      description: 'People found by their full email address or part of their name, sorted by name. At most 50.',
      args: {
        term: t.arg.string({
          required: true,
          validate: shortText,
          description: 'The full email address, or at least two characters of the name.',
        }),
      },
      resolve: (query, _installation, { term }, { services }) => {
        const typed = term.trim();
        if (typed.length < 2) return [];
        const name = containsIgnoringCase(typed);
        const where = typed.includes('@') ? { email: normaliseEmail(typed) } : { name };
        const orderBy = [{ name: 'asc' as const }, { id: 'asc' as const }];
        return services.db.user.findMany({ ...query, where, orderBy, take: mostPeople });
      },
    }),
    operators: t.prismaField({
      type: [OperatedPerson],
      description: 'The people who operate this installation. Operators can be appointed only on the server.',
      resolve: (query, _installation, _args, { services }) =>
        services.db.user.findMany({ ...query, where: { isOperator: true }, orderBy: { email: 'asc' } }),
    }),
    auditEntries: t.connection({
      type: AuditEntry,
      description: 'The audit log of the installation, newest first.',
      args: {
        filter: t.arg({ type: AuditFilterInput, description: 'Filters for the entries.' }),
        teamId: t.arg.globalID({ for: Team, description: 'Returns only entries that concern this team.' }),
      },
      resolve: (_installation, { filter, teamId, ...page }, ctx) =>
        auditConnection(ctx, { teamId: teamId?.id ?? null, ...auditSearchOf(auditFilterOf(filter), null) }, page),
    }),
  }),
});

builder.queryField('installation', (t) =>
  t.field({
    type: Installation,
    nullable: true,
    description: 'This Portico installation, or null for anyone who is not an operator.',
    authScopes: { everyone: true },
    resolve: (_root, _args, ctx) => (isOperator(ctx) ? { isThere: true as const } : null),
  }),
);
