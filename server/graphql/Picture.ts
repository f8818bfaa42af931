import type { StoredFile } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { pictureUrl } from '#server/graphql/pictureUrl.ts';

export const Picture = builder.objectRef<{ readonly file: StoredFile | null }>('Picture').implement({
  description: 'A picture that a team or a person has chosen, or none.',
  fields: (t) => ({
    isPresent: t.boolean({ description: 'There is one.', resolve: ({ file }) => file !== null }),
    url: t.string({
      nullable: true,
      description: 'Shows it, for ten minutes; null without one.',
      resolve: ({ file }, _args, { services }) => file && pictureUrl(services.files, file),
    }),
  }),
});
