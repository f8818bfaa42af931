import { initials } from '#domain/account/account.ts';
import { avatar } from '#server/graphql/account/personFields.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('User', 'user', 'viewAccount');

/** Anyone who can view an object that links to a person sees the name. Everything else is for that person only. */
export const User = builder.prismaNode('User', {
  id: { field: 'id' },
  description: 'A person. Others see the name and picture; account details are visible only to the account’s owner.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The person’s name.' }),
    initials: t.string({
      description: 'The person’s initials, shown when there is no picture.',
      resolve: ({ name }) => initials(name),
    }),
    avatar: t.field(avatar),
    isInvited: t.boolean({
      description: 'Whether the person was invited and has not signed in yet.',
      resolve: ({ claimedAt }) => claimedAt === null,
    }),
  }),
});
