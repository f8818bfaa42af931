import { z } from 'zod';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { ApiToken } from '#server/graphql/team/ApiToken.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { createApiToken, revokeApiToken } from '#server/operations/team/apiToken.ts';

verbMutation('createApiToken', {
  description: 'Makes a key and shows it this once. Keys are made by people, never by keys.',
  inputDescription: 'A key for an integrator.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'In which team it works.' }),
    name: t.string({ required: true, validate: line, description: 'What it is for.' }),
    scopes: t.stringList({
      required: true,
      validate: z.array(z.string().max(40)).max(40),
      description: 'What it may read and write: `forms:read`, `submissions:write` and so on.',
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'Until when it holds; null until it is revoked.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'createApiToken', ({ input }) => input.teamId.id],
  signedIn: true,
  run: async (ctx, { input: { teamId, name, scopes, expiresAt, idempotencyKey } }) => {
    const draft = { teamId: teamId.id, name, scopes, expiresAt: expiresAt ?? null };
    return createApiToken(ctx, { ...draft, userId: personOf(ctx).userId }, idempotencyKey);
  },
  keepsRights: true,
  outputDescription: 'The key was made.',
  outputFields: (t) => ({
    apiToken: t.prismaField({
      type: ApiToken,
      description: 'What is kept of it.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    token: t.string({
      nullable: true,
      description: 'The key itself, which nobody can show again; null when the request was repeated.',
      resolve: ({ done: { token } }) => token,
    }),
  }),
});

verbMutation('revokeApiToken', {
  description: 'From now on the key opens nothing. Can be repeated.',
  inputDescription: 'A key that is no longer needed, or was lost.',
  inputFields: (t) => ({
    apiTokenId: t.globalID({ required: true, for: ApiToken, description: 'Which key.' }),
  }),
  may: ['apiToken', 'revokeApiToken', ({ input }) => input.apiTokenId.id],
  run: async (ctx, { input }) => ({ id: await revokeApiToken(ctx, { tokenId: input.apiTokenId.id }) }),
  keepsRights: true,
  outputDescription: 'The key is revoked.',
  outputFields: (t) => ({
    apiToken: t.prismaField({
      type: ApiToken,
      description: 'With the time.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
