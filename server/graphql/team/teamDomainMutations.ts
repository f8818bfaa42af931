import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { TeamDomain, teamOfVisibleDomain } from '#server/graphql/team/TeamDomain.ts';
import { checkTeamDomain } from '#server/operations/team/checkTeamDomain.ts';
import { addTeamDomain, removeTeamDomain } from '#server/operations/team/teamDomain.ts';

/** The team of a domain, also for API tokens that may change it but not read it. For others, the domain looks like none. */
async function teamOfDomain(ctx: RequestContext, domainId: string): Promise<string> {
  const teamId = await teamOfVisibleDomain(ctx, domainId, ['viewTeam', 'updateTeam']);
  if (teamId === null) throw notAllowed(ctx, false);
  return teamId;
}

defineMutation('addTeamDomain', {
  description:
    'Adds a domain to a team. It leads to the team’s portal once the DNS record in the response is found, which is checked again and again for a week.',
  inputDescription: 'The team and the domain.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
    domain: t.string({
      required: true,
      validate: shortText,
      description: 'The domain name, such as `forms.town.gov`.',
    }),
  }),
  may: ['team', 'updateTeam', ({ input }, ctx) => resolveTeam(ctx, input)],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const teamId = await resolveTeam(ctx, input);
    await applyRateLimit(ctx, 'checkDomain', teamId);
    return { teamId, id: await addTeamDomain(ctx, { teamId, domain: input.domain }, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The new domain and its team.',
  outputFields: (t) => ({
    domain: t.prismaField({
      type: TeamDomain,
      description: 'The new domain with the DNS record to add.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.teamDomain.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    team: t.prismaField({
      type: Team,
      description: 'The team with its domains.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

defineMutation('checkTeamDomain', {
  description: 'Looks up the DNS record of a domain now. A domain that failed gets another week.',
  inputDescription: 'The domain.',
  inputFields: (t) => ({
    domainId: t.globalID({ required: true, for: TeamDomain, description: 'The ID of the team domain.' }),
  }),
  may: ['team', 'updateTeam', ({ input }, ctx) => teamOfDomain(ctx, input.domainId.id)],
  run: async (ctx, { input: { domainId } }) => {
    await applyRateLimit(ctx, 'checkDomain', await teamOfDomain(ctx, domainId.id));
    await checkTeamDomain(ctx, domainId.id, { isAsked: true });
    return { id: domainId.id };
  },
  keepsRights: true,
  outputDescription: 'The result of the check.',
  outputFields: (t) => ({
    domain: t.prismaField({
      type: TeamDomain,
      nullable: true,
      description: 'The domain with the result of the check, or null if it was deleted in the meantime.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.teamDomain.findUnique({ ...query, where: { id } }),
    }),
  }),
});

defineMutation('removeTeamDomain', {
  description: 'Deletes a domain of a team. It no longer leads to the team’s portal.',
  inputDescription: 'The domain to delete.',
  inputFields: (t) => ({
    domainId: t.globalID({ required: true, for: TeamDomain, description: 'The ID of the team domain.' }),
  }),
  may: ['team', 'updateTeam', ({ input }, ctx) => teamOfDomain(ctx, input.domainId.id)],
  run: async (ctx, { input: { domainId } }) => {
    const teamId = await teamOfDomain(ctx, domainId.id);
    await removeTeamDomain(ctx, { domainId: domainId.id });
    return { teamId, id: domainId.id };
  },
  keepsRights: true,
  outputDescription: 'The ID of the deleted domain and its team.',
  outputFields: (t) => ({
    deletedDomainId: t.id({
      description: 'The ID of the deleted domain.',
      resolve: ({ done: { id } }) => `TeamDomain:${id}`,
    }),
    team: t.prismaField({
      type: Team,
      description: 'The team with its remaining domains.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});
