import { z } from 'zod';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { ApiToken } from '#server/graphql/team/ApiToken.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { createApiToken, revokeApiToken } from '#server/operations/team/apiToken.ts';

defineMutation('createApiToken', {
  description: 'Creates an API token and shows it once. Only people can create tokens, not API tokens.',
  inputDescription: 'The API token to create.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that the token works in.' }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the token, which says what it is for.',
    }),
    scopes: t.stringList({
      required: true,
      validate: z.array(z.string().max(40)).max(40),
      description: 'The scopes of the token, such as `forms:read` or `submissions:write`.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the token expires. Null or omitted means it is valid until it is revoked.',
    }),
  }),
  may: ['team', 'createApiToken', ({ input }) => input.teamId.id],
  signedIn: true,
  idempotent: true,
  run: async (ctx, { input: { teamId, name, scopes, expiresAt } }, idempotencyKey) => {
    const draft = { teamId: teamId.id, name, scopes, expiresAt: expiresAt ?? null };
    return createApiToken(ctx, { ...draft, userId: personOf(ctx).userId }, idempotencyKey);
  },
  keepsRights: true,
  outputDescription: 'The new API token.',
  outputFields: (t) => ({
    apiToken: t.prismaField({
      type: ApiToken,
      description: 'The stored details of the token.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    token: t.string({
      nullable: true,
      description:
        'The secret token, which can’t be shown again. Null if the request was repeated with the same idempotency key.',
      resolve: ({ done: { token } }) => token,
    }),
  }),
});

defineMutation('revokeApiToken', {
  description: 'Revokes an API token. It stops working immediately. Safe to repeat.',
  inputDescription: 'The API token to revoke.',
  inputFields: (t) => ({
    apiTokenId: t.globalID({ required: true, for: ApiToken, description: 'The ID of the API token.' }),
  }),
  may: ['apiToken', 'revokeApiToken', ({ input }) => input.apiTokenId.id],
  run: async (ctx, { input }) => ({ id: await revokeApiToken(ctx, { tokenId: input.apiTokenId.id }) }),
  keepsRights: true,
  outputDescription: 'The revoked API token.',
  outputFields: (t) => ({
    apiToken: t.prismaField({
      type: ApiToken,
      description: 'The API token with the time it was revoked.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
