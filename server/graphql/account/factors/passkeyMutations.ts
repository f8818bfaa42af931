import { addedFactorOutput, continueAfterAddedFactor } from '#server/graphql/account/factors/addedFactorOutput.ts';
import { parsePasskeyRegistration } from '#server/graphql/account/factors/passkeyResponses.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { decodeGlobalId } from '#server/graphql/nodes.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#server/operations/account/factors/passkey.ts';

const name = 'The name of the passkey, so that its owner can tell it apart from others.';

defineMutation('beginPasskey', {
  description: 'Starts adding a passkey.',
  authScopes: { signedIn: true },
  run: (ctx) => beginPasskey(ctx, { userId: personOf(ctx).userId }),
  keepsRights: true,
  outputDescription: 'The options for the browser to create a passkey.',
  outputFields: (t) => ({
    token: t.string({ description: 'The token to send back with the new passkey.', resolve: ({ done }) => done.token }),
    options: t.field({
      type: 'JSON',
      description: 'The WebAuthn creation options, as JSON.',
      resolve: ({ done }) => done.options,
    }),
  }),
});

defineMutation('addPasskey', {
  description: 'Adds a passkey to the viewer’s account. Adding the first factor ends other sessions.',
  inputDescription: 'A passkey that a device created.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from `beginPasskey`.' }),
    name: t.string({ required: true, validate: shortText, description: name }),
    passkey: t.field({ type: 'JSON', required: true, description: 'The device’s response (WebAuthn, as JSON).' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId } = personOf(ctx);
    const response = parsePasskeyRegistration(input.passkey);
    const { token } = input;
    return continueAfterAddedFactor(
      ctx,
      await addPasskey(ctx, { userId, token, name: input.name, response, userAgent: ctx.client.userAgent }),
    );
  },
  keepsRights: true,
  outputDescription: 'The result of adding the passkey, which now works for sign-in.',
  outputFields: addedFactorOutput,
});

defineMutation('renamePasskey', {
  description: 'Renames a passkey.',
  inputDescription: 'The passkey and its new name.',
  inputFields: (t) => ({
    passkeyId: t.id({ required: true, description: 'The ID of one of the viewer’s passkeys.' }),
    name: t.string({ required: true, validate: shortText, description: name }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const passkeyId = decodeGlobalId(input.passkeyId).id;
    await renamePasskey(ctx, { userId: personOf(ctx).userId, passkeyId, name: input.name });
    return {};
  },
  keepsRights: true,
  outputDescription: 'The result of renaming the passkey.',
  outputFields: viewerOutput,
});

defineMutation('removePasskey', {
  description: 'Removes a passkey. If it was the only factor, the recovery codes are deleted too.',
  inputDescription: 'The passkey to remove.',
  inputFields: (t) => ({
    passkeyId: t.id({ required: true, description: 'The ID of one of the viewer’s passkeys.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const passkeyId = decodeGlobalId(input.passkeyId).id;
    await removePasskey(ctx, { userId: personOf(ctx).userId, passkeyId });
    return {};
  },
  outputDescription: 'The result of removing the passkey, which no longer works for sign-in.',
  outputFields: viewerOutput,
});
