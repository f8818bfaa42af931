import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';

/** The signed-in person as the owner of the account. Null for strangers; a key has no account. */
export const Viewer = builder.prismaObject('User', {
  variant: 'Viewer',
  description: 'The person who is signed in, with everything of the own account.',
  authScopes: (user) => ({ may: ['user', 'viewAccount', user.id] }),
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as others see them.' }),
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
    isGovernment: t.exposeBoolean('isGovernment', { description: 'Works for a government.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'Who is signed in; null for strangers and keys.',
    authScopes: { everyone: true },
    resolve: async (query, _root, _args, ctx) =>
      ctx.actor.kind === 'person'
        ? ctx.services.db.user.findUnique({ ...query, where: { id: actingUserId(ctx.actor) as string } })
        : null,
  }),
);
