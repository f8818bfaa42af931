import { maxExpirySeconds } from '#server/files/store.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';

type Superseded = Prisma.SupersededOutputGetPayload<{ include: { file: true } }>;

/** No scope of its own: the output returns it only to people who may change the output. */
export const SupersededOutput = builder.objectRef<Superseded>('SupersededOutput').implement({
  description: 'A document of an output that was issued and later replaced.',
  fields: (t) => ({
    fileName: t.string({ description: 'The file name of the document.', resolve: ({ file }) => file.filename }),
    supersededAt: t.expose('supersededAt', {
      type: 'DateTime',
      description: 'When the document was replaced by the next one.',
    }),
    url: t.string({
      description: 'A link to download the document, valid for ten minutes.',
      resolve: ({ file: { key, filename: fileName, contentType } }, _args, { services: { files } }) =>
        files.downloadUrl({ key, fileName, contentType, expiresInSeconds: maxExpirySeconds }),
    }),
  }),
});
