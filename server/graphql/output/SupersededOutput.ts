import { longestExpirySeconds } from '#server/files/store.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';

type Superseded = Prisma.SupersededOutputGetPayload<{ include: { file: true } }>;

/** It has no scope of its own: who may change the output has been asked. */
export const SupersededOutput = builder.objectRef<Superseded>('SupersededOutput').implement({
  description: 'A document that was issued and that another one has followed.',
  fields: (t) => ({
    fileName: t.string({ description: 'As it was issued.', resolve: ({ file }) => file.filename }),
    supersededAt: t.expose('supersededAt', { type: 'DateTime', description: 'When the next one was made.' }),
    url: t.string({
      description: 'Downloads it, for ten minutes.',
      resolve: ({ file: { key, filename: fileName, contentType } }, _args, { services: { files } }) =>
        files.downloadUrl({ key, fileName, contentType, expiresInSeconds: longestExpirySeconds }),
    }),
  }),
});
