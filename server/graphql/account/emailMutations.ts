import { accountNotices } from '#messages/account/accountNotices.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { changeEmail } from '#server/operations/account/profile.ts';
import { sendVerificationEmail, verifyEmail } from '#server/operations/account/verifyEmail.ts';

builder.relayMutationField(
  'sendVerificationEmail',
  null,
  {
    description: 'Mails the link that verifies the own address, or the one that was asked for, again.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      const { userId } = personOf(ctx);
      await slowDown(ctx, 'mailToAccount', userId);
      return { sent: await sendVerificationEmail(ctx, { userId }) };
    },
  },
  {
    description: 'What came of it.',
    outputFields: (t) => ({
      ...viewerOutput(t),
      sent: t.boolean({ description: 'False when nothing is left to verify.', resolve: ({ sent }) => sent }),
      text: t.string({
        description: 'The same as a sentence.',
        resolve: ({ sent }) => (sent ? accountNotices.verificationSent : accountNotices.alreadyVerified),
      }),
    }),
  },
);

builder.relayMutationField(
  'verifyEmail',
  {
    description: 'The mailed link.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'From the link in the mail.' }),
      password: t.string({
        validate: secretText,
        description: 'Of the account, where nobody is signed in to it: who reads the mail need not be who signed up.',
      }),
    }),
  },
  {
    description: 'Shows that an address belongs to its account. A new address takes effect, and other sessions end.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      if (input.password) await slowDown(ctx, 'passwordOfLink', input.token);
      const { userId, cookie } = await verifyEmail(ctx, { ...input, userAgent: ctx.client.userAgent });
      if (cookie !== null) await ctx.continueAs(cookie);
      return { userId };
    },
  },
  {
    description: 'The address is verified.',
    outputFields: (t) => ({
      ...viewerOutput(t),
      user: t.prismaField({
        type: 'User',
        description: 'Whose address it is, also when nobody is signed in here.',
        resolve: (query, { userId }, _args, { services }) =>
          services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'changeEmail',
  {
    description: 'The address to come.',
    inputFields: (t) => ({
      email: t.string({ required: true, validate: line, description: 'The new address.' }),
      password: t.string({ required: true, validate: secretText, description: 'The password of the account.' }),
    }),
  },
  {
    description: 'Asks for another address. It takes effect when the link that is mailed there is followed.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      await slowDown(ctx, 'ownPassword', userId);
      await slowDown(ctx, 'mailToAccount', userId);
      await changeEmail(ctx, { userId, ...input });
      await ctx.services.limits.giveBack('ownPassword', userId);
      return {};
    },
  },
  { description: 'A mail is on its way to the new address.', outputFields: viewerOutput },
);
