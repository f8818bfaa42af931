import { addedFactorOutput, continueAfterAddedFactor } from '#server/graphql/account/factors/addedFactorOutput.ts';
import { User } from '#server/graphql/account/User.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { operatedPersonOutput } from '#server/graphql/installation/OperatedPerson.ts';
import { personOf } from '#server/graphql/personOf.ts';
import {
  addAuthenticatorApp,
  beginAuthenticatorApp,
  removeAuthenticatorApp,
} from '#server/operations/account/factors/authenticatorApp.ts';
import { makeRecoveryCodes } from '#server/operations/account/factors/recoveryCodes.ts';
import { resetFactors } from '#server/operations/account/factors/resetFactors.ts';

defineMutation('beginAuthenticatorApp', {
  description: 'Creates a new secret for an authenticator app. It takes effect once a code from the app is confirmed.',
  authScopes: { signedIn: true },
  run: (ctx) => beginAuthenticatorApp(ctx, { userId: personOf(ctx).userId }),
  keepsRights: true,
  outputDescription: 'The new secret, shown only once.',
  outputFields: (t) => ({
    token: t.string({ description: 'The token to send back with the first code.', resolve: ({ done }) => done.token }),
    secret: t.string({
      description: 'The secret to type into the authenticator app.',
      resolve: ({ done }) => done.secret,
    }),
    address: t.string({
      description: 'The secret as an `otpauth` URL, for a QR code.',
      resolve: ({ done }) => done.address,
    }),
  }),
});

defineMutation('addAuthenticatorApp', {
  description:
    'Sets up an authenticator app and replaces the previous one. Adding the first factor ends other sessions.',
  inputDescription: 'The setup token and a code from the authenticator app.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from `beginAuthenticatorApp`.' }),
    code: t.string({ required: true, validate: secretText, description: 'The code that the app currently shows.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId } = personOf(ctx);
    return continueAfterAddedFactor(
      ctx,
      await addAuthenticatorApp(ctx, { ...input, userId, userAgent: ctx.client.userAgent }),
    );
  },
  keepsRights: true,
  outputDescription: 'The result of adding the authenticator app, which now works for sign-in.',
  outputFields: addedFactorOutput,
});

defineMutation('removeAuthenticatorApp', {
  description: 'Removes the authenticator app. If it was the only factor, the recovery codes are deleted too.',
  authScopes: { signedIn: true },
  run: async (ctx) => {
    await removeAuthenticatorApp(ctx, { userId: personOf(ctx).userId });
    return {};
  },
  outputDescription: 'The result of removing the authenticator app. Its codes no longer work.',
  outputFields: viewerOutput,
});

defineMutation('makeRecoveryCodes', {
  description: 'Creates ten new recovery codes and replaces the previous ones.',
  authScopes: { signedIn: true },
  run: async (ctx) => ({
    recoveryCodes: await makeRecoveryCodes(ctx, { userId: personOf(ctx).userId }),
  }),
  keepsRights: true,
  outputDescription: 'The new recovery codes, shown only once.',
  outputFields: addedFactorOutput,
});

defineMutation('resetFactors', {
  description: 'Removes all second factors of an account and ends its sessions. For operators only.',
  inputDescription: 'The person who has lost access to their second factors.',
  inputFields: (t) => ({ userId: t.globalID({ required: true, for: User, description: 'The ID of the person.' }) }),
  may: ['user', 'resetFactors', ({ input }) => input.userId.id],
  run: async (ctx, { input }) => ({ userId: await resetFactors(ctx, { userId: input.userId.id }) }),
  keepsRights: true,
  outputDescription: 'The person, who can sign in with the password alone again.',
  outputFields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The person whose second factors were removed.',
      resolve: (query, { done: { userId } }, _args, { services }) =>
        services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    operatedPerson: operatedPersonOutput(t),
  }),
});
