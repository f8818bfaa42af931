import { initials } from '#domain/account/account.ts';
import { accountType, avatar } from '#server/graphql/account/personFields.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('Contact', 'user', 'viewAccount');

/** No auth scopes of its own: the list that returns a contact already checks access to the email address. */
export const Contact = builder.prismaNode('User', {
  variant: 'Contact',
  id: { field: 'id' },
  description:
    'A person with their email address, for people who work with them. Returned by lists of teams and forms.',
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as shown to everyone else.' }),
    name: t.exposeString('name', { description: 'The person’s name.' }),
    email: t.exposeString('email', { description: 'The person’s email address.' }),
    initials: t.string({
      description: 'The person’s initials, shown when there is no picture.',
      resolve: ({ name }) => initials(name),
    }),
    avatar: t.field(avatar),
    isInvited: t.boolean({
      description: 'Whether the person was invited and has not signed in yet.',
      resolve: ({ claimedAt }) => claimedAt === null,
    }),
    accountType: t.field(accountType),
    isDeactivated: t.boolean({
      description: 'Whether the account is closed, so that no one can sign in to it.',
      resolve: ({ deactivatedAt }) => deactivatedAt !== null,
    }),
    isEmailVerified: t.boolean({
      description:
        'Whether the person has verified their email address. Until then, access granted to them is not active.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
  }),
});
