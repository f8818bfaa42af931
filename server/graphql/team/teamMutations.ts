import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { teamMeant } from '#server/graphql/team/teamMeant.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { createTeam, updateTeam } from '#server/operations/team/team.ts';

builder.relayMutationField(
  'createTeam',
  {
    description: 'A department or town.',
    inputFields: (t) => ({
      name: t.string({ required: true, validate: line, description: 'As residents will read it.' }),
      slug: t.string({ validate: line, description: 'Its address; made from the name when it is left out.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Makes a team whose owner is the viewer.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input: { name, slug, idempotencyKey } }, ctx) => {
      const { userId } = personOf(ctx);
      await slowDown(ctx, 'createTeam', userId);
      const id = await createTeam(ctx, { userId, name, slug: slug ?? null }, idempotencyKey);
      await ctx.refresh();
      return { id };
    },
  },
  {
    description: 'The team was made.',
    outputFields: (t) => ({
      team: t.prismaField({
        type: Team,
        description: 'With its two roles.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'updateTeam',
  {
    description: 'What is left out stays.',
    inputFields: (t) => ({
      teamId: t.globalID({ for: Team, description: 'Which team.' }),
      friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
      name: t.string({ validate: line, description: 'As residents read it.' }),
      color: t.string({ validate: line, description: 'The accent, as #rrggbb.' }),
      timeZone: t.string({ validate: line, description: 'The zone in which the team works.' }),
      slug: t.string({ validate: line, description: 'Its address: links to the old one stop working.' }),
    }),
  },
  {
    description: 'Changes the settings of a team.',
    authScopes: async (_root, { input }, ctx) => ({ may: ['team', 'updateTeam', await teamMeant(ctx, input)] }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { name, color, timeZone, slug } = input;
      const teamId = await teamMeant(ctx, input);
      return { id: await updateTeam(ctx, { teamId, name, color, timeZone, slug }) };
    },
  },
  {
    description: 'The settings were changed.',
    outputFields: (t) => ({
      team: t.prismaField({
        type: Team,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
