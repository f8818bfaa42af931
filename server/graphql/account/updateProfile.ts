import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, recordId } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { updateProfile } from '#server/operations/account/profile.ts';

builder.relayMutationField(
  'updateProfile',
  {
    description: 'What is left out stays.',
    inputFields: (t) => ({
      name: t.string({ validate: line, description: 'As others read it.' }),
      username: t.string({ validate: line, description: 'A name to sign in with; empty for none.' }),
      timeZone: t.string({ validate: line, description: 'In which times are shown.' }),
      avatarFileId: t.string({ validate: recordId, description: 'A picture that the viewer uploaded; null for none.' }),
    }),
  },
  {
    description: 'Changes the own account.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await updateProfile(ctx, { userId: personOf(ctx).userId, ...input });
      return {};
    },
  },
  { description: 'The account was changed.', outputFields: viewerOutput },
);
