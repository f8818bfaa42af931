import { initials } from '#domain/account/account.ts';
import { accountType, avatar } from '#server/graphql/account/face.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('Contact', 'user', 'viewAccount');

/** Has no scope of its own: the list that holds a contact has decided that its reader may know the address. */
export const Contact = builder.prismaNode('User', {
  variant: 'Contact',
  id: { field: 'id' },
  description: 'A person with the address, for those who work with them: in lists of teams and forms.',
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as everybody sees them.' }),
    name: t.exposeString('name', { description: 'As the person wrote it.' }),
    email: t.exposeString('email', { description: 'Where to write to.' }),
    initials: t.string({
      description: 'For where a picture would stand.',
      resolve: ({ name }) => initials(name),
    }),
    avatar: t.field(avatar),
    isInvited: t.boolean({
      description: 'Was invited and has not signed in yet.',
      resolve: ({ claimedAt }) => claimedAt === null,
    }),
    accountType: t.field(accountType),
    isDeactivated: t.boolean({
      description: 'The account is closed: nobody signs in to it.',
      resolve: ({ deactivatedAt }) => deactivatedAt !== null,
    }),
    isEmailVerified: t.boolean({
      description: 'Has shown that the address is theirs; until then what they were given waits.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
  }),
});
