import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { ApiToken } from '#server/graphql/team/ApiToken.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { createApiToken, revokeApiToken } from '#server/operations/team/apiToken.ts';
import { z } from 'zod';

builder.relayMutationField(
  'createApiToken',
  {
    description: 'A key for an integrator.',
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
  },
  {
    description: 'Makes a key and shows it this once. Keys are made by people, never by keys.',
    authScopes: (_root, { input }) => ({
      $all: { signedIn: true, may: ['team', 'createApiToken', input.teamId.id] },
    }),
    errors: refusals,
    resolve: async (_root, { input: { teamId, name, scopes, expiresAt, idempotencyKey } }, ctx) => {
      const draft = { teamId: teamId.id, name, scopes, expiresAt: expiresAt ?? null };
      return createApiToken(ctx, { ...draft, userId: personOf(ctx).userId }, idempotencyKey);
    },
  },
  {
    description: 'The key was made.',
    outputFields: (t) => ({
      apiToken: t.prismaField({
        type: ApiToken,
        description: 'What is kept of it.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      token: t.string({
        nullable: true,
        description: 'The key itself, which nobody can show again; null when the request was repeated.',
        resolve: ({ token }) => token,
      }),
    }),
  },
);

builder.relayMutationField(
  'revokeApiToken',
  {
    description: 'A key that is no longer needed, or was lost.',
    inputFields: (t) => ({
      apiTokenId: t.globalID({ required: true, for: ApiToken, description: 'Which key.' }),
    }),
  },
  {
    description: 'From now on the key opens nothing. Can be repeated.',
    authScopes: (_root, { input }) => ({ may: ['apiToken', 'revokeApiToken', input.apiTokenId.id] }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => ({ id: await revokeApiToken(ctx, { tokenId: input.apiTokenId.id }) }),
  },
  {
    description: 'The key is revoked.',
    outputFields: (t) => ({
      apiToken: t.prismaField({
        type: ApiToken,
        description: 'With the time.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
