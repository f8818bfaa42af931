import { normaliseEmail } from '#domain/kernel/emails.ts';
import { applySignInByMail, secondStepOutput } from '#server/graphql/account/factors/SecondStep.ts';
import { rememberThisDevice } from '#server/graphql/account/requestDevice.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { changePassword } from '#server/operations/account/changePassword.ts';
import { requestPasswordReset, resetPassword } from '#server/operations/account/resetPassword.ts';

defineMutation('requestPasswordReset', {
  description:
    'Emails a link to choose a new password if there is an account for the address. The response is the same either way.',
  inputDescription: 'The email address of the account.',
  inputFields: (t) => ({
    email: t.string({
      required: true,
      validate: shortText,
      description: 'The email address that the account signs in with.',
    }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input: { email } }) => {
    await applyRateLimit(ctx, 'mailFromAddress', networkOfClient(ctx));
    await requestPasswordReset(ctx, { email });
    return { email: normaliseEmail(email) };
  },
  keepsRights: true,
  outputDescription: 'The result of the request. It doesn’t reveal whether the account exists.',
  outputFields: (t) => ({
    email: t.string({
      description: 'The email address to check for the email.',
      resolve: ({ done: { email } }) => email,
    }),
  }),
});

defineMutation('resetPassword', {
  description: 'Sets a new password with an emailed link, ends all sessions, and signs in.',
  inputDescription: 'The emailed link and the new password.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from the link in the email.' }),
    password: t.string({
      required: true,
      validate: secretText,
      description: 'The new password, with at least 8 characters.',
    }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    await applyRateLimit(ctx, 'link', networkOfClient(ctx));
    return applySignInByMail(ctx, await resetPassword(ctx, { ...input, userAgent: ctx.client.userAgent }));
  },
  keepsRights: true,
  outputDescription: 'The account with its new password, or the second factor that is still required.',
  outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
});

defineMutation('changePassword', {
  description: 'Changes the password and ends all other sessions.',
  inputDescription: 'The current and the new password.',
  inputFields: (t) => ({
    currentPassword: t.string({ required: true, validate: secretText, description: 'The current password.' }),
    password: t.string({
      required: true,
      validate: secretText,
      description: 'The new password, with at least 8 characters.',
    }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId } = personOf(ctx);
    await applyRateLimit(ctx, 'ownPassword', userId);
    await ctx.continueAs(await changePassword(ctx, { ...input, userId, userAgent: ctx.client.userAgent }));
    await rememberThisDevice(ctx);
    await ctx.services.limits.release('ownPassword', userId);
    return {};
  },
  keepsRights: true,
  outputDescription: 'The viewer, with the new password in effect.',
  outputFields: viewerOutput,
});
