import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, recordId } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { updateProfile } from '#server/operations/account/profile.ts';

defineMutation('updateProfile', {
  description: 'Updates the viewer’s account.',
  inputDescription: 'The fields to change. Omitted fields stay the same.',
  inputFields: (t) => ({
    name: t.string({ validate: shortText, description: 'The viewer’s name, as others see it.' }),
    username: t.string({
      validate: shortText,
      description: 'The username to sign in with. An empty string removes it.',
    }),
    timeZone: t.string({
      validate: shortText,
      description: 'The time zone in which times are shown, as an IANA name.',
    }),
    avatarFileId: t.string({
      validate: recordId,
      description: 'The ID of a picture that the viewer uploaded, or null to remove the picture.',
    }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    await updateProfile(ctx, { userId: personOf(ctx).userId, ...input });
    return {};
  },
  keepsRights: true,
  outputDescription: 'The updated viewer.',
  outputFields: viewerOutput,
});
