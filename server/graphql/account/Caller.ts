import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import '#server/graphql/team/Team.ts';

/** Has no scope of its own: a key reads nothing here that whoever holds it was not told when it was made. */
const CallingKey = builder.prismaObject('ApiToken', {
  variant: 'CallingKey',
  description: 'The key by which somebody asks. It shows itself alone, never another.',
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is for.' }),
    hint: t.exposeString('hint', { description: 'Its last characters, to tell keys apart.' }),
    scopes: t.exposeStringList('scopes', { description: 'What it may read and write, such as forms:read.' }),
    team: t.relation('team', { description: 'In which team it works.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it holds; null until it is revoked.',
    }),
  }),
});

const Caller = builder.objectRef<{ readonly userId: string; readonly tokenId: string | null }>('Caller');

Caller.implement({
  description: 'Who asks: a person with a session, or a key that acts for one.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The person who asks, or for whom the key acts.',
      resolve: (query, { userId }, _args, { services }) =>
        services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    apiToken: t.prismaField({
      type: CallingKey,
      nullable: true,
      description: 'The key that asks; null for a person with a session.',
      resolve: (query, { tokenId }, _args, { services }) =>
        tokenId === null ? null : services.db.apiToken.findUnique({ ...query, where: { id: tokenId } }),
    }),
  }),
});

builder.queryField('caller', (t) =>
  t.field({
    type: Caller,
    description: 'Who asks, whatever the scopes of a key are.',
    authScopes: { known: true },
    resolve: (_root, _args, { actor }) => {
      if (actor.kind === 'person') return { userId: actor.userId, tokenId: null };
      if (actor.kind === 'token') return { userId: actor.userId, tokenId: actor.tokenId };
      throw requestError('UNAUTHENTICATED');
    },
  }),
);
