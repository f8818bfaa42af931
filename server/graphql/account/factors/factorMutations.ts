import { addedOutput, added } from '#server/graphql/account/factors/addedOutput.ts';
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
    description: 'A new key for an authenticator app. It counts when the app has shown a code of it.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: (_root, _args, ctx) => beginAuthenticatorApp(ctx, { userId: personOf(ctx).userId }),
  },
  {
    description: 'Shown this once.',
    outputFields: (t) => ({
      token: t.string({ description: 'To be sent back with the first code.', resolve: (setup) => setup.token }),
      secret: t.string({ description: 'To be typed into the app.', resolve: (setup) => setup.secret }),
      address: t.string({
        description: 'The same as an otpauth address, for a picture.',
        resolve: (setup) => setup.address,
      }),
    }),
  },
);

builder.relayMutationField(
  'addAuthenticatorApp',
  {
    description: 'What the app shows.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'As it was given with the key.' }),
      code: t.string({ required: true, validate: secretText, description: 'What the app shows now.' }),
    }),
  },
  {
    description: 'Sets up an authenticator app, in place of the one before. With the first factor other sessions end.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      return added(ctx, await addAuthenticatorApp(ctx, { ...input, userId, userAgent: ctx.client.userAgent }));
    },
  },
  { description: 'The app counts from now on.', outputFields: addedOutput },
);

builder.relayMutationField(
  'removeAuthenticatorApp',
  null,
  {
    description: 'Forgets the authenticator app. Without any other factor the recovery codes are forgotten too.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      await removeAuthenticatorApp(ctx, { userId: personOf(ctx).userId });
      await ctx.refresh();
      return {};
    },
  },
  { description: 'Removes the authenticator app. Its codes stop working.', outputFields: viewerOutput },
);

builder.relayMutationField(
  'makeRecoveryCodes',
  null,
  {
    description: 'Ten new recovery codes in place of those before.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => ({
      recoveryCodes: await makeRecoveryCodes(ctx, { userId: personOf(ctx).userId }),
    }),
  },
  { description: 'Shown this once.', outputFields: addedOutput },
);

builder.relayMutationField(
  'resetFactors',
  {
    description: 'Somebody who has lost everything that they signed in with.',
    inputFields: (t) => ({ userId: t.globalID({ required: true, for: User, description: 'Who.' }) }),
  },
  {
    description: 'Takes every second factor off an account and ends its sessions; for whoever runs the installation.',
    authScopes: may('user', 'resetFactors', inputId('userId')),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => ({ userId: await resetFactors(ctx, { userId: input.userId.id }) }),
  },
  {
    description: 'The password alone signs in again.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'Whose account it is.',
        resolve: (query, { userId }, _args, { services }) =>
          services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      operatedPerson: operatedPersonOutput(t),
    }),
  },
);
