import { normaliseEmail } from '#domain/kernel/emails.ts';
import { applySignInByMail, secondStepOutput } from '#server/graphql/account/factors/SecondStep.ts';
import { rememberThisDevice } from '#server/graphql/account/requestDevice.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { changePassword } from '#server/operations/account/changePassword.ts';
import { requestPasswordReset, resetPassword } from '#server/operations/account/resetPassword.ts';

builder.relayMutationField(
  'requestPasswordReset',
  {
    description: 'The email address of the account.',
    inputFields: (t) => ({
      email: t.string({
        required: true,
        validate: shortText,
        description: 'The email address that the account signs in with.',
      }),
    }),
  },
  {
    description:
      'Emails a link to choose a new password if there is an account for the address. The response is the same either way.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input: { email } }, ctx) => {
      await applyRateLimit(ctx, 'mailFromAddress', networkOfClient(ctx));
      await requestPasswordReset(ctx, { email });
      return { email: normaliseEmail(email) };
    },
  },
  {
    description: 'The result of the request. It doesn’t reveal whether the account exists.',
    outputFields: (t) => ({
      email: t.string({ description: 'The email address to check for the email.', resolve: ({ email }) => email }),
    }),
  },
);

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The emailed link and the new password.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'The token from the link in the email.' }),
      password: t.string({
        required: true,
        validate: secretText,
        description: 'The new password, with at least 8 characters.',
      }),
    }),
  },
  {
    description: 'Sets a new password with an emailed link, ends all sessions, and signs in.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await applyRateLimit(ctx, 'link', networkOfClient(ctx));
      return applySignInByMail(ctx, await resetPassword(ctx, { ...input, userAgent: ctx.client.userAgent }));
    },
  },
  {
    description: 'The account with its new password, or the second factor that is still required.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);

builder.relayMutationField(
  'changePassword',
  {
    description: 'The current and the new password.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, validate: secretText, description: 'The current password.' }),
      password: t.string({
        required: true,
        validate: secretText,
        description: 'The new password, with at least 8 characters.',
      }),
    }),
  },
  {
    description: 'Changes the password and ends all other sessions.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      await applyRateLimit(ctx, 'ownPassword', userId);
      await ctx.continueAs(await changePassword(ctx, { ...input, userId, userAgent: ctx.client.userAgent }));
      await rememberThisDevice(ctx);
      await ctx.services.limits.release('ownPassword', userId);
      return {};
    },
  },
  { description: 'The viewer, with the new password in effect.', outputFields: viewerOutput },
);
