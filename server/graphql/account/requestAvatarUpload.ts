import { builder } from '#server/graphql/builder.ts';
import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { largestAvatar } from '#server/operations/account/avatar.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

builder.relayMutationField(
  'requestAvatarUpload',
  {
    description: 'A picture of the viewer that is about to be uploaded.',
    inputFields: (t) => ({
      fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
      contentType: t.field({ type: PictureType, required: true, description: 'What kind of picture it is.' }),
      byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
    }),
  },
  {
    description: 'Permits one picture to be uploaded, for ten minutes.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: (_root, { input: { fileName, contentType, byteSize: size } }, ctx) =>
      openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: largestAvatar }),
  },
  { description: 'Where to send the file.', outputFields: uploadOutput },
);
