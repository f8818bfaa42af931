import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byteSize, byteSizeDescription, shortText } from '#server/graphql/inputTexts.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { maxAvatarBytes } from '#server/operations/account/avatar.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

defineMutation('requestAvatarUpload', {
  description: 'Authorizes the upload of one picture for ten minutes.',
  inputDescription: 'The picture to upload.',
  inputFields: (t) => ({
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    contentType: t.field({ type: PictureType, required: true, description: 'The image format.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  authScopes: { signedIn: true },
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: maxAvatarBytes }),
  keepsRights: true,
  outputDescription: 'Where to upload the file.',
  outputFields: uploadOutput,
});
