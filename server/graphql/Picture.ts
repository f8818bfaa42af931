import type { StoredFile } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { pictureUrl } from '#server/graphql/pictureUrl.ts';

export const Picture = builder.objectRef<{ readonly file: StoredFile | null }>('Picture').implement({
  description: 'A picture chosen by a team or person, or none.',
  fields: (t) => ({
    isPresent: t.boolean({ description: 'Whether there is a picture.', resolve: ({ file }) => file !== null }),
    url: t.string({
      nullable: true,
      description: 'The URL of the picture, valid for ten minutes, or null if there is none.',
      resolve: ({ file }, _args, { services }) => file && pictureUrl(services.files, file),
    }),
  }),
});
