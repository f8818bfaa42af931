import { teamIdsOf } from '#server/access/principal.ts';
import { accountType, avatar } from '#server/graphql/account/face.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { hasAssignments } from '#server/queries/dashboard/hasAssignments.ts';
import { authenticityToken } from '#server/sessions/authenticityToken.ts';
import '#server/graphql/team/Team.ts';

guardAs('Viewer', 'user', 'viewAccount');

/** The signed-in person as the owner of the account. Null for strangers; a key has no account. */
export const Viewer = builder.prismaNode('User', {
  variant: 'Viewer',
  id: { field: 'id' },
  description: 'The person who is signed in, with everything of the own account.',
  authScopes: may('user', 'viewAccount', ownKey('id')),
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as others see them.' }),
    name: t.exposeString('name', { description: 'As others read it.' }),
    email: t.exposeString('email', { description: 'The address to sign in with.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'An address that was asked for and waits to be verified; null when there is none.',
    }),
    isEmailVerified: t.boolean({
      description: 'Whether the address was shown to belong to this person.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    username: t.exposeString('username', { nullable: true, description: 'A name to sign in with; null without one.' }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which times are shown.' }),
    avatar: t.field(avatar),
    accountType: t.field(accountType),
    isGovernment: t.exposeBoolean('isGovernment', { description: 'Works for a government.' }),
    teams: t.prismaField({
      type: ['Team'],
      description: 'The teams of which the viewer is a member, by name.',
      resolve: (query, _user, _args, { services, access }) =>
        services.db.team.findMany({
          ...query,
          where: { id: { in: [...teamIdsOf(access.principal)] }, archivedAt: null },
          orderBy: { name: 'asc' },
          take: 200,
        }),
    }),
    hasAssignments: t.boolean({
      description: 'Submissions were given to the viewer to work on or to review, alone or through a role.',
      resolve: (_user, _args, { services, access }) => hasAssignments(services.pool, access.principal),
    }),
    authenticityToken: t.string({
      description: 'Belongs into a form that is sent without a script, as `authenticity_token`; of this session.',
      resolve: (_user, _args, ctx) => authenticityToken(personOf(ctx).sessionId),
    }),
    sessionsCount: t.int({
      description: 'In how many browsers the viewer is signed in.',
      resolve: ({ id }, _args, { services }) =>
        services.db.session.count({ where: { userId: id, expiresAt: { gt: services.now() } } }),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'Who is signed in; null for strangers and keys.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, { actor, services }) =>
      actor.kind === 'person' ? services.db.user.findUnique({ ...query, where: { id: actor.userId } }) : null,
  }),
);
