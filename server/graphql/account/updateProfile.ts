import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText, recordId } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { updateProfile } from '#server/operations/account/profile.ts';

builder.relayMutationField(
  'updateProfile',
  {
    description: 'The fields to change. Omitted fields stay the same.',
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
  },
  {
    description: 'Updates the viewer’s account.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await updateProfile(ctx, { userId: personOf(ctx).userId, ...input });
      return {};
    },
  },
  { description: 'The updated viewer.', outputFields: viewerOutput },
);
