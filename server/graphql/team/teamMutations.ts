import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { createTeam, updateTeam } from '#server/operations/team/team.ts';

verbMutation('createTeam', {
  description:
    'Makes a team whose owner is the viewer, or whom the operator names. Who may is a setting of the server.',
  inputDescription: 'A department or town.',
  inputFields: (t) => ({
    name: t.string({ required: true, validate: line, description: 'As residents will read it.' }),
    slug: t.string({ validate: line, description: 'Its address; made from the name when it is left out.' }),
    ownerEmail: t.string({
      validate: line,
      description: 'From the operator: who is invited to own it. Left out, it is the viewer.',
    }),
    ownerName: t.string({ validate: line, description: 'How that person is called.' }),
    despiteLikeness: t.boolean({ description: 'From the operator: that it looks like another team is meant.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { name, slug, ownerEmail, ownerName, despiteLikeness, idempotencyKey } }) => {
    const { userId } = personOf(ctx);
    await slowDown(ctx, 'createTeam', userId);
    const owner = ownerEmail?.trim() ? { email: ownerEmail, name: ownerName ?? '' } : null;
    const wanted = { userId, name, slug: slug ?? null, owner, despiteLikeness: despiteLikeness ?? false };
    const id = await createTeam(ctx, wanted, idempotencyKey);
    return { id };
  },
  outputDescription: 'The team was made.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'With its two roles.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

verbMutation('updateTeam', {
  description: 'Changes the settings of a team.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'Which team.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
    name: t.string({ validate: line, description: 'As residents read it.' }),
    color: t.string({ validate: line, description: 'The accent, as #rrggbb.' }),
    timeZone: t.string({ validate: line, description: 'The zone in which the team works.' }),
    slug: t.string({ validate: line, description: 'Its address. The old one still leads there.' }),
    supportEmail: t.string({
      validate: line,
      description: 'Where residents write when something does not work; empty removes it.',
    }),
    showsTagsToApplicants: t.boolean({ description: 'Whether applicants see the tags of their own submissions.' }),
  }),
  may: ['team', 'updateTeam', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const { name, color, timeZone, slug, supportEmail, showsTagsToApplicants } = input;
    const teamId = await resolveTeam(ctx, input);
    const change = { teamId, name, color, timeZone, slug, supportEmail, showsTagsToApplicants };
    return { id: await updateTeam(ctx, change) };
  },
  keepsRights: true,
  outputDescription: 'The settings were changed.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'As it is now.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
