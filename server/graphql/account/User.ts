import { initials } from '#domain/account/account.ts';
import { avatar } from '#server/graphql/account/face.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('User', 'user', 'viewAccount');

/** Reached through something that the viewer sees, a person shows a name; the rest is for that person alone. */
export const User = builder.prismaNode('User', {
  id: { field: 'id' },
  description: 'A person. Others see the name; what belongs to the account is seen by its owner alone.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the person wrote it.' }),
    initials: t.string({
      description: 'For where a picture would stand.',
      resolve: ({ name }) => initials(name),
    }),
    avatar: t.field(avatar),
    isInvited: t.boolean({
      description: 'True for somebody who was invited and has not signed in yet.',
      resolve: ({ claimedAt }) => claimedAt === null,
    }),
  }),
});
