import { sessionMaxDays } from '#domain/account/sessionLife.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { endOtherSessions, endSession } from '#server/operations/account/endSessions.ts';
import { sessionDigest } from '#server/sessions/sessionRows.ts';

const mostShown = 100;
const dayMs = 86_400_000;

/** No auth scopes of its own: it is reached only through the owner's account. */
builder.prismaObject('Session', {
  description: 'A browser in which the viewer is signed in.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The ID of the session in this list. It can’t be used to sign in.' }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'The browser’s user agent, or null if it sent none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person signed in.' }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      description: 'When the session was last used, rounded to the hour.',
    }),
    isThis: t.boolean({
      description: 'Whether this is the session that made the request.',
      resolve: ({ id }, _args, ctx) => sessionDigest(personOf(ctx).sessionId) === id,
    }),
  }),
});

builder.prismaObjectField(Viewer, 'sessions', (t) =>
  t.prismaField({
    type: ['Session'],
    description: 'The viewer’s sessions, most recently used first. At most 100.',
    resolve: (query, { id: userId }, _args, { services: { db, now } }) =>
      db.session.findMany({
        ...query,
        where: {
          userId,
          expiresAt: { gt: now() },
          createdAt: { gt: new Date(now().getTime() - sessionMaxDays.resident * dayMs) },
        },
        orderBy: [{ seenAt: 'desc' }, { createdAt: 'desc' }],
        take: mostShown,
      }),
  }),
);

defineMutation('endSession', {
  description: 'Signs the viewer out of one browser and closes its open connections.',
  inputDescription: 'One of the viewer’s sessions.',
  inputFields: (t) => ({
    sessionId: t.string({
      required: true,
      validate: secretText,
      description: 'The ID of the session from the list.',
    }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    await endSession(ctx, { userId: personOf(ctx).userId, digest: input.sessionId });
    return {};
  },
  outputDescription: 'The viewer, with the session ended.',
  outputFields: viewerOutput,
});

defineMutation('endOtherSessions', {
  description: 'Signs the viewer out of all other browsers.',
  authScopes: { signedIn: true },
  run: async (ctx) => {
    const { userId, sessionId } = personOf(ctx);
    await endOtherSessions(ctx, { userId, sessionId });
    return {};
  },
  keepsRights: true,
  outputDescription: 'The viewer, with only this session left.',
  outputFields: viewerOutput,
});
