import { normaliseEmail } from '#domain/kernel/emails.ts';
import { enteredByMail, secondStepOutput } from '#server/graphql/account/factors/SecondStep.ts';
import { knowThisDevice } from '#server/graphql/account/ownDevice.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { changePassword } from '#server/operations/account/changePassword.ts';
import { requestPasswordReset, resetPassword } from '#server/operations/account/resetPassword.ts';

builder.relayMutationField(
  'requestPasswordReset',
  {
    description: 'The address of the account.',
    inputFields: (t) => ({
      email: t.string({ required: true, validate: line, description: 'The address to sign in with.' }),
    }),
  },
  {
    description: 'Mails a link to choose a new password, if there is such an account. Answers the same either way.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input: { email } }, ctx) => {
      await slowDown(ctx, 'mailFromAddress', networkOfClient(ctx));
      await requestPasswordReset(ctx, { email });
      return { email: normaliseEmail(email) };
    },
  },
  {
    description: 'Whatever can be done was done.',
    outputFields: (t) => ({
      email: t.string({ description: 'Where to look for the mail.', resolve: ({ email }) => email }),
    }),
  },
);

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The mailed link and the new password.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'From the link in the mail.' }),
      password: t.string({ required: true, validate: secretText, description: 'At least 8 characters.' }),
    }),
  },
  {
    description: 'Sets a new password by the mailed link, ends all sessions and signs in.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      return enteredByMail(ctx, await resetPassword(ctx, { ...input, userAgent: ctx.client.userAgent }));
    },
  },
  {
    description: 'The password is another one.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);

builder.relayMutationField(
  'changePassword',
  {
    description: 'The password of now and the one to come.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, validate: secretText, description: 'As it is now.' }),
      password: t.string({ required: true, validate: secretText, description: 'At least 8 characters.' }),
    }),
  },
  {
    description: 'Changes the password and ends every other session.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      await slowDown(ctx, 'ownPassword', userId);
      await ctx.continueAs(await changePassword(ctx, { ...input, userId, userAgent: ctx.client.userAgent }));
      await knowThisDevice(ctx);
      await ctx.services.limits.giveBack('ownPassword', userId);
      return {};
    },
  },
  { description: 'The password is another one.', outputFields: viewerOutput },
);
