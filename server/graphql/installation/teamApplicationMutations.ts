import { z } from 'zod';
import { wayToTeam, waysToTeam } from '#domain/team/creation.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { TeamApplication } from '#server/graphql/installation/TeamApplication.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { type DoneFields, verbMutation } from '#server/graphql/verbMutation.ts';
import {
  applyForTeam,
  approveTeamApplication,
  declineTeamApplication,
} from '#server/operations/installation/teamApplication.ts';

const WayToTeamEnum = builder.enumType('WayToTeam', {
  description: 'How somebody comes to a team of their own: makes it, asks for it, or only by the operator.',
  values: waysToTeam,
});

builder.prismaObjectFields(Viewer, (t) => ({
  isOperator: t.exposeBoolean('isOperator', { description: 'Runs this installation.' }),
  wayToTeam: t.field({
    type: WayToTeamEnum,
    description: 'How the viewer comes to a team of their own.',
    resolve: ({ isOperator }, _args, { services }) => wayToTeam(services.teamCreation, isOperator),
  }),
  teamApplications: t.relation('teamApplications', {
    description: 'The teams that the viewer has asked for, the newest first.',
    query: { orderBy: { createdAt: 'desc' }, take: 20 },
  }),
}));

interface OfApplication {
  readonly applicationId: string;
}

const teamApplication = <Done extends OfApplication>(t: DoneFields<Done>) =>
  t.prismaField({
    type: TeamApplication,
    description: 'As it is now.',
    resolve: (query, { done: { applicationId: id } }, _args, { services }) =>
      services.db.teamApplication.findUniqueOrThrow({ ...query, where: { id } }),
  });

verbMutation('applyForTeam', {
  description: 'Asks the operator for a team.',
  inputDescription: 'A department or town that wants to work here.',
  inputFields: (t) => ({
    name: t.string({ required: true, validate: line, description: 'As residents will read it.' }),
    slug: t.string({
      validate: line,
      description: 'The address that is wished for; left out, it is made from the name.',
    }),
    purpose: t.string({
      required: true,
      validate: z.string().max(5_000),
      description: 'What it is for, in plain text.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { name, slug, purpose, idempotencyKey } }) => {
    const { userId } = personOf(ctx);
    await slowDown(ctx, 'createTeam', userId);
    const wish = { userId, name, slug: slug ?? null, purpose };
    return { applicationId: await applyForTeam(ctx, wish, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'It waits for the operator.',
  outputFields: (t: DoneFields<OfApplication>) => ({
    teamApplication: teamApplication(t),
    viewer: t.prismaField({
      type: Viewer,
      description: 'With what waits now.',
      resolve: (query, _payload, _args, ctx) =>
        ctx.services.db.user.findUniqueOrThrow({ ...query, where: { id: personOf(ctx).userId } }),
    }),
  }),
});

verbMutation('approveTeamApplication', {
  description: 'Makes the team, with whoever asked as its owner, and tells them.',
  inputDescription: 'A team that somebody asks for.',
  inputFields: (t) => ({
    teamApplicationId: t.globalID({ required: true, for: TeamApplication, description: 'Which one.' }),
    slug: t.string({ validate: line, description: 'Another address than the one that is wished for.' }),
    despiteLikeness: t.boolean({ description: 'That it looks like another team is meant.' }),
  }),
  authScopes: { operator: true },
  run: async (ctx, { input: { teamApplicationId, slug, despiteLikeness } }) => {
    const applicationId = teamApplicationId.id;
    const approval = { applicationId, slug: slug ?? null, despiteLikeness: despiteLikeness ?? false };
    return { applicationId, teamId: await approveTeamApplication(ctx, approval) };
  },
  keepsRights: true,
  outputDescription: 'The team was made.',
  outputFields: (t: DoneFields<OfApplication & { readonly teamId: string }>) => ({
    teamApplication: teamApplication(t),
    team: t.prismaField({
      type: Team,
      description: 'With its two roles.',
      resolve: (query, { done: { teamId: id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

verbMutation('declineTeamApplication', {
  description: 'Makes no team, and tells whoever asked why.',
  inputDescription: 'A team that somebody asks for.',
  inputFields: (t) => ({
    teamApplicationId: t.globalID({ required: true, for: TeamApplication, description: 'Which one.' }),
    reason: t.string({ required: true, validate: line, description: 'Is mailed to whoever asked.' }),
  }),
  authScopes: { operator: true },
  run: async (ctx, { input: { teamApplicationId, reason } }) => ({
    applicationId: await declineTeamApplication(ctx, { applicationId: teamApplicationId.id, reason }),
  }),
  keepsRights: true,
  outputDescription: 'It was declined.',
  outputFields: (t: DoneFields<OfApplication>) => ({ teamApplication: teamApplication(t) }),
});
