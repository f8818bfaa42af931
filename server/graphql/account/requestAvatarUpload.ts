import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { PictureType } from '#server/graphql/PictureType.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { largestAvatar } from '#server/operations/account/avatar.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

verbMutation('requestAvatarUpload', {
  description: 'Permits one picture to be uploaded, for ten minutes.',
  inputDescription: 'A picture of the viewer that is about to be uploaded.',
  inputFields: (t) => ({
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    contentType: t.field({ type: PictureType, required: true, description: 'What kind of picture it is.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  authScopes: { signedIn: true },
  run: (ctx, { input: { fileName, contentType, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType, byteSize: size, maxBytes: largestAvatar }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});
