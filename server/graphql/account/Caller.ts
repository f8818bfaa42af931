import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import '#server/graphql/team/Team.ts';

/** No auth scopes of its own: it shows only what the token's holder was told when the token was created. */
const CallingKey = builder.prismaObject('ApiToken', {
  variant: 'CallingKey',
  description: 'The API token that made the request. It can view itself, but no other token.',
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name given to the token, which says what it is for.' }),
    hint: t.exposeString('hint', { description: 'The last characters of the token, to tell tokens apart.' }),
    scopes: t.exposeStringList('scopes', { description: 'The scopes of the token, such as `forms:read`.' }),
    team: t.relation('team', { description: 'The team that the token works in.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token expires, or null if it is valid until it is revoked.',
    }),
  }),
});

const Caller = builder.objectRef<{ readonly userId: string; readonly tokenId: string | null }>('Caller');

Caller.implement({
  description: 'The caller of the API: a signed-in person, or an API token that acts for a person.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The signed-in person, or the person that the API token acts for.',
      resolve: (query, { userId }, _args, { services }) =>
        services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    apiToken: t.prismaField({
      type: CallingKey,
      nullable: true,
      description: 'The API token that made the request, or null for a signed-in person.',
      resolve: (query, { tokenId }, _args, { services }) =>
        tokenId === null ? null : services.db.apiToken.findUnique({ ...query, where: { id: tokenId } }),
    }),
  }),
});

builder.queryField('caller', (t) =>
  t.field({
    type: Caller,
    description: 'The person or API token that made the request. No token scope is needed.',
    authScopes: { known: true },
    resolve: (_root, _args, { actor }) => {
      if (actor.kind === 'person') return { userId: actor.userId, tokenId: null };
      if (actor.kind === 'token') return { userId: actor.userId, tokenId: actor.tokenId };
      throw requestError('UNAUTHENTICATED');
    },
  }),
);
