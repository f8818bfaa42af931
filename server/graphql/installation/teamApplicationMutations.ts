import { z } from 'zod';
import { ownTeamPathOf, ownTeamPaths } from '#domain/team/teamCreation.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { type MutationOutputFields, defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { TeamApplication } from '#server/graphql/installation/TeamApplication.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { Team } from '#server/graphql/team/Team.ts';
import {
  applyForTeam,
  approveTeamApplication,
  declineTeamApplication,
} from '#server/operations/installation/teamApplication.ts';

const WayToTeamEnum = builder.enumType('WayToTeam', {
  description: 'How a person can get a team: create it, apply for it, or neither, because only operators create teams.',
  values: ownTeamPaths,
});

builder.prismaObjectFields(Viewer, (t) => ({
  isOperator: t.exposeBoolean('isOperator', { description: 'Whether the viewer operates this installation.' }),
  wayToTeam: t.field({
    type: WayToTeamEnum,
    description: 'How the viewer can get a team of their own.',
    resolve: ({ isOperator }, _args, { services }) => ownTeamPathOf(services.teamCreation, isOperator),
  }),
  teamApplications: t.relation('teamApplications', {
    description: 'The viewer’s requests for teams, newest first. At most 20.',
    query: { orderBy: { createdAt: 'desc' }, take: 20 },
  }),
}));

interface OfApplication {
  readonly applicationId: string;
}

const teamApplication = <Done extends OfApplication>(t: MutationOutputFields<Done>) =>
  t.prismaField({
    type: TeamApplication,
    description: 'The updated team request.',
    resolve: (query, { done: { applicationId: id } }, _args, { services }) =>
      services.db.teamApplication.findUniqueOrThrow({ ...query, where: { id } }),
  });

defineMutation('applyForTeam', {
  description: 'Requests a new team from the operators.',
  inputDescription: 'The team to request.',
  inputFields: (t) => ({
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the team, as residents will see it.',
    }),
    slug: t.string({
      validate: shortText,
      description: 'The requested slug of the team. Defaults to one made from the name.',
    }),
    purpose: t.string({
      required: true,
      validate: z.string().max(5_000),
      description: 'What the team is for, in plain text of at most 5,000 characters.',
    }),
  }),
  authScopes: { signedIn: true },
  idempotent: true,
  run: async (ctx, { input: { name, slug, purpose } }, idempotencyKey) => {
    const { userId } = personOf(ctx);
    await applyRateLimit(ctx, 'createTeam', userId);
    const wish = { userId, name, slug: slug ?? null, purpose };
    return { applicationId: await applyForTeam(ctx, wish, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The team request, which awaits a decision.',
  outputFields: (t: MutationOutputFields<OfApplication>) => ({
    teamApplication: teamApplication(t),
    viewer: t.prismaField({
      type: Viewer,
      description: 'The viewer with their pending team requests.',
      resolve: (query, _payload, _args, ctx) =>
        ctx.services.db.user.findUniqueOrThrow({ ...query, where: { id: personOf(ctx).userId } }),
    }),
  }),
});

defineMutation('approveTeamApplication', {
  description: 'Approves a team request: creates the team, makes the applicant its owner, and notifies them.',
  inputDescription: 'The team request to approve.',
  inputFields: (t) => ({
    teamApplicationId: t.globalID({ required: true, for: TeamApplication, description: 'The ID of the team request.' }),
    slug: t.string({
      validate: shortText,
      description: 'The slug of the team, if it should differ from the requested one.',
    }),
    despiteLikeness: t.boolean({
      description: 'Whether to allow a name or slug similar to another team’s. Defaults to false.',
    }),
  }),
  authScopes: { operator: true },
  run: async (ctx, { input: { teamApplicationId, slug, despiteLikeness } }) => {
    const applicationId = teamApplicationId.id;
    const approval = { applicationId, slug: slug ?? null, despiteLikeness: despiteLikeness ?? false };
    return { applicationId, teamId: await approveTeamApplication(ctx, approval) };
  },
  keepsRights: true,
  outputDescription: 'The approved request and the new team.',
  outputFields: (t: MutationOutputFields<OfApplication & { readonly teamId: string }>) => ({
    teamApplication: teamApplication(t),
    team: t.prismaField({
      type: Team,
      description: 'The new team with its owner and member roles.',
      resolve: (query, { done: { teamId: id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

defineMutation('declineTeamApplication', {
  description: 'Declines a team request and emails the reason to the applicant.',
  inputDescription: 'The team request to decline and the reason.',
  inputFields: (t) => ({
    teamApplicationId: t.globalID({ required: true, for: TeamApplication, description: 'The ID of the team request.' }),
    reason: t.string({
      required: true,
      validate: shortText,
      description: 'The reason, which is emailed to the applicant.',
    }),
  }),
  authScopes: { operator: true },
  run: async (ctx, { input: { teamApplicationId, reason } }) => ({
    applicationId: await declineTeamApplication(ctx, { applicationId: teamApplicationId.id, reason }),
  }),
  keepsRights: true,
  outputDescription: 'The declined request.',
  outputFields: (t: MutationOutputFields<OfApplication>) => ({ teamApplication: teamApplication(t) }),
});
