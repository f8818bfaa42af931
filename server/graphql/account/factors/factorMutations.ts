import { addedFactorOutput, continueAfterAddedFactor } from '#server/graphql/account/factors/addedFactorOutput.ts';
import { User } from '#server/graphql/account/User.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { operatedPersonOutput } from '#server/graphql/installation/OperatedPerson.ts';
import { inputId, may } from '#server/graphql/may.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import {
  addAuthenticatorApp,
  beginAuthenticatorApp,
  removeAuthenticatorApp,
} from '#server/operations/account/factors/authenticatorApp.ts';
import { makeRecoveryCodes } from '#server/operations/account/factors/recoveryCodes.ts';
import { resetFactors } from '#server/operations/account/factors/resetFactors.ts';

builder.relayMutationField(
  'beginAuthenticatorApp',
  null,
  {
    description:
      'Creates a new secret for an authenticator app. It takes effect once a code from the app is confirmed.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: (_root, _args, ctx) => beginAuthenticatorApp(ctx, { userId: personOf(ctx).userId }),
  },
  {
    description: 'The new secret, shown only once.',
    outputFields: (t) => ({
      token: t.string({ description: 'The token to send back with the first code.', resolve: (setup) => setup.token }),
      secret: t.string({
        description: 'The secret to type into the authenticator app.',
        resolve: (setup) => setup.secret,
      }),
      address: t.string({
        description: 'The secret as an `otpauth` URL, for a QR code.',
        resolve: (setup) => setup.address,
      }),
    }),
  },
);

builder.relayMutationField(
  'addAuthenticatorApp',
  {
    description: 'The setup token and a code from the authenticator app.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'The token from `beginAuthenticatorApp`.' }),
      code: t.string({ required: true, validate: secretText, description: 'The code that the app currently shows.' }),
    }),
  },
  {
    description:
      'Sets up an authenticator app and replaces the previous one. Adding the first factor ends other sessions.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      return continueAfterAddedFactor(
        ctx,
        await addAuthenticatorApp(ctx, { ...input, userId, userAgent: ctx.client.userAgent }),
      );
    },
  },
  {
    description: 'The result of adding the authenticator app, which now works for sign-in.',
    outputFields: addedFactorOutput,
  },
);

builder.relayMutationField(
  'removeAuthenticatorApp',
  null,
  {
    description: 'Removes the authenticator app. If it was the only factor, the recovery codes are deleted too.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      await removeAuthenticatorApp(ctx, { userId: personOf(ctx).userId });
      await ctx.refresh();
      return {};
    },
  },
  {
    description: 'The result of removing the authenticator app. Its codes no longer work.',
    outputFields: viewerOutput,
  },
);

builder.relayMutationField(
  'makeRecoveryCodes',
  null,
  {
    description: 'Creates ten new recovery codes and replaces the previous ones.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => ({
      recoveryCodes: await makeRecoveryCodes(ctx, { userId: personOf(ctx).userId }),
    }),
  },
  { description: 'The new recovery codes, shown only once.', outputFields: addedFactorOutput },
);

builder.relayMutationField(
  'resetFactors',
  {
    description: 'The person who has lost access to their second factors.',
    inputFields: (t) => ({ userId: t.globalID({ required: true, for: User, description: 'The ID of the person.' }) }),
  },
  {
    description: 'Removes all second factors of an account and ends its sessions. For operators only.',
    authScopes: may('user', 'resetFactors', inputId('userId')),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => ({ userId: await resetFactors(ctx, { userId: input.userId.id }) }),
  },
  {
    description: 'The person, who can sign in with the password alone again.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'The person whose second factors were removed.',
        resolve: (query, { userId }, _args, { services }) =>
          services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      operatedPerson: operatedPersonOutput(t),
    }),
  },
);
