import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { largestAvatar } from '#server/operations/account/avatar.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

verbMutation('requestAvatarUpload', {
  description: 'Authorizes the upload of one picture for ten minutes.',
  inputDescription: 'The picture to upload.',
  inputFields: (t) => ({
    fileName: t.string({ required: true, validate: line, description: 'The name of the file.' }),
    contentType: t.field({ type: PictureType, required: true, description: 'The image format.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  authScopes: { signedIn: true },
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: largestAvatar }),
  keepsRights: true,
  outputDescription: 'Where to upload the file.',
  outputFields: uploadOutput,
});
