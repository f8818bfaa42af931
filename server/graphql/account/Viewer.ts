import { teamIdsOf } from '#server/access/principal.ts';
import { accountType, avatar } from '#server/graphql/account/personFields.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { hasBeenAssigned } from '#server/queries/dashboard/hasBeenAssigned.ts';
import { authenticityToken } from '#server/sessions/authenticityToken.ts';
import '#server/graphql/team/Team.ts';

guardAs('Viewer', 'user', 'viewAccount');

/**
 * The signed-in person as the account's owner. Null for anonymous visitors and for API tokens, which have no
 * account.
 */
export const Viewer = builder.prismaNode('User', {
  variant: 'Viewer',
  id: { field: 'id' },
  description: 'The signed-in person, with all details of their account.',
  authScopes: may('user', 'viewAccount', ownKey('id')),
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as shown to others.' }),
    name: t.exposeString('name', { description: 'The viewer’s name, as others see it.' }),
    email: t.exposeString('email', { description: 'The email address that the viewer signs in with.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'The new email address that awaits verification, or null if there is none.',
    }),
    isEmailVerified: t.boolean({
      description: 'Whether the viewer has verified their email address.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'The username that the viewer can sign in with, or null if none is set.',
    }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone in which times are shown, as an IANA name.' }),
    avatar: t.field(avatar),
    accountType: t.field(accountType),
    isGovernment: t.exposeBoolean('isGovernment', { description: 'Whether the viewer works for a government.' }),
    teams: t.prismaField({
      type: ['Team'],
      description: 'The viewer’s teams, sorted by name. At most 200.',
      resolve: (query, _user, _args, { services, access }) =>
        services.db.team.findMany({
          ...query,
          where: { id: { in: [...teamIdsOf(access.principal)] }, archivedAt: null },
          orderBy: { name: 'asc' },
          take: 200,
        }),
    }),
    hasAssignments: t.boolean({
      description: 'Whether any submission is assigned to the viewer to work on or review, directly or through a role.',
      resolve: (_user, _args, { services, access }) => hasBeenAssigned(services.pool, access.principal),
    }),
    authenticityToken: t.string({
      description:
        'The anti-forgery token of this session. A form posted without a script sends it as `authenticity_token`.',
      resolve: (_user, _args, ctx) => authenticityToken(personOf(ctx).sessionId),
    }),
    sessionsCount: t.int({
      description: 'The number of browsers in which the viewer is signed in.',
      resolve: ({ id }, _args, { services }) =>
        services.db.session.count({ where: { userId: id, expiresAt: { gt: services.now() } } }),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'The signed-in person, or null for anonymous visitors and API tokens.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, { actor, services }) =>
      actor.kind === 'person' ? services.db.user.findUnique({ ...query, where: { id: actor.userId } }) : null,
  }),
);
