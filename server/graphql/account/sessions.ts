import { sessionLongestDays } from '#domain/account/sessionLife.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { endOtherSessions, endSession } from '#server/operations/account/endSessions.ts';
import { digestOf } from '#server/sessions/sessionRows.ts';

const mostShown = 100;
const dayMs = 86_400_000;

/** Has no scope of its own: only its owner comes to it, through the account. */
builder.prismaObject('Session', {
  description: 'A browser in which the viewer is signed in.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Names it in the list; signs nobody in.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'What the browser calls itself.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person signed in.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When it was used last, to the hour.' }),
    isThis: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _args, ctx) => digestOf(personOf(ctx).sessionId) === id,
    }),
  }),
});

builder.prismaObjectField(Viewer, 'sessions', (t) =>
  t.prismaField({
    type: ['Session'],
    description: 'Where the viewer is signed in, the last used first.',
    resolve: (query, { id: userId }, _args, { services: { db, now } }) =>
      db.session.findMany({
        ...query,
        where: {
          userId,
          expiresAt: { gt: now() },
          createdAt: { gt: new Date(now().getTime() - sessionLongestDays.resident * dayMs) },
        },
        orderBy: [{ seenAt: 'desc' }, { createdAt: 'desc' }],
        take: mostShown,
      }),
  }),
);

builder.relayMutationField(
  'endSession',
  {
    description: 'One of the own sessions.',
    inputFields: (t) => ({
      sessionId: t.string({ required: true, validate: secretText, description: 'As the list names it.' }),
    }),
  },
  {
    description: 'Signs the viewer out in one browser, and closes what is open there.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await endSession(ctx, { userId: personOf(ctx).userId, digest: input.sessionId });
      await ctx.refresh();
      return {};
    },
  },
  { description: 'It has ended.', outputFields: viewerOutput },
);

builder.relayMutationField(
  'endOtherSessions',
  null,
  {
    description: 'Signs the viewer out everywhere but here.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      const { userId, sessionId } = personOf(ctx);
      await endOtherSessions(ctx, { userId, sessionId });
      return {};
    },
  },
  { description: 'Only this session goes on.', outputFields: viewerOutput },
);
