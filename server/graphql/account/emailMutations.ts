import { accountNoticeWords } from '#messages/account/accountNoticeWords.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { changeEmail } from '#server/operations/account/profile.ts';
import { sendVerificationEmail, verifyEmail } from '#server/operations/account/verifyEmail.ts';

defineMutation('sendVerificationEmail', {
  description:
    'Emails the verification link again, to the pending email address or, if there is none, to the current one.',
  authScopes: { signedIn: true },
  run: async (ctx) => {
    const { userId } = personOf(ctx);
    await applyRateLimit(ctx, 'mailToAccount', userId);
    return { sent: await sendVerificationEmail(ctx, { userId }) };
  },
  keepsRights: true,
  outputDescription: 'The result of sending the verification email.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    sent: t.boolean({
      description: 'Whether an email was sent. False if the address is already verified.',
      resolve: ({ done: { sent } }) => sent,
    }),
    text: t.string({
      description: 'The result as a sentence to show to the user.',
      resolve: ({ done: { sent } }) =>
        sent ? accountNoticeWords.verificationSent : accountNoticeWords.alreadyVerified,
    }),
  }),
});

defineMutation('verifyEmail', {
  description: 'Verifies an account’s email address. A new address takes effect, and other sessions end.',
  inputDescription: 'The token from the emailed link.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from the link in the email.' }),
    password: t.string({
      validate: secretText,
      description:
        'The account’s password, required if no one is signed in to the account. The person who reads the email may not be the one who signed up.',
    }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    await applyRateLimit(ctx, 'link', networkOfClient(ctx));
    if (input.password) await applyRateLimit(ctx, 'passwordOfLink', input.token);
    const { userId, cookie } = await verifyEmail(ctx, { ...input, userAgent: ctx.client.userAgent });
    if (cookie !== null) await ctx.continueAs(cookie);
    return { userId };
  },
  keepsRights: true,
  outputDescription: 'The verified account.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    user: t.prismaField({
      type: 'User',
      description: 'The person whose email address was verified, even if no one is signed in here.',
      resolve: (query, { done: { userId } }, _args, { services }) =>
        services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

defineMutation('changeEmail', {
  description: 'Requests a change of email address. It takes effect when the link sent to the new address is opened.',
  inputDescription: 'The new email address and the account’s password.',
  inputFields: (t) => ({
    email: t.string({ required: true, validate: shortText, description: 'The new email address.' }),
    password: t.string({ required: true, validate: secretText, description: 'The account’s password.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId } = personOf(ctx);
    await applyRateLimit(ctx, 'ownPassword', userId);
    await applyRateLimit(ctx, 'mailToAccount', userId);
    await changeEmail(ctx, { userId, ...input });
    await ctx.services.limits.release('ownPassword', userId);
    return {};
  },
  keepsRights: true,
  outputDescription: 'The viewer, with the new address pending. A verification link was emailed to it.',
  outputFields: viewerOutput,
});
