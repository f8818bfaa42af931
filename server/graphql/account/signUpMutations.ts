import { enteredByMail, secondStepOutput } from '#server/graphql/account/factors/SecondStep.ts';
import { signInWithin } from '#server/graphql/account/signInWithin.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning, secretText } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { claimAccount } from '#server/operations/account/claimAccount.ts';
import { signUp } from '#server/operations/account/signUp.ts';

builder.relayMutationField(
  'signUp',
  {
    description: 'The details of a new citizen account.',
    inputFields: (t) => ({
      email: t.string({ required: true, validate: line, description: 'The email address to sign in with.' }),
      name: t.string({ required: true, validate: line, description: 'The person’s name, as others will see it.' }),
      password: t.string({
        required: true,
        validate: secretText,
        description: 'The password, with at least 8 characters.',
      }),
      timeZone: t.string({ validate: line, description: 'The browser’s time zone, as an IANA name.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description:
      'Creates an account and signs in. If the address already has an account, an email tells its owner what to do.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input: { idempotencyKey, ...input } }, ctx) => {
      await slowDown(ctx, 'signUpFromAddress', networkOfClient(ctx));
      const outcome = await signUp(ctx, input, idempotencyKey);
      if (outcome === 'signedUp') await signInWithin(ctx, input.email, input.password);
      return { isClaimMailed: outcome === 'mailed' };
    },
  },
  {
    description: 'The signed-in viewer, or confirmation that an email was sent.',
    outputFields: (t) => ({
      ...viewerOutput(t),
      isClaimMailed: t.boolean({
        description:
          'Whether an account already exists. If true, instructions were emailed to that address and no one is signed in.',
        resolve: ({ isClaimMailed }) => isClaimMailed,
      }),
    }),
  },
);

builder.relayMutationField(
  'claimAccount',
  {
    description: 'The emailed link and the details of the person who claims the account.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'The token from the link in the email.' }),
      name: t.string({ required: true, validate: line, description: 'The person’s name, as others will see it.' }),
      password: t.string({
        required: true,
        validate: secretText,
        description: 'The password, with at least 8 characters.',
      }),
      timeZone: t.string({
        validate: line,
        description: 'The browser’s time zone, as an IANA name. It becomes the account’s time zone.',
      }),
    }),
  },
  {
    description:
      'Claims an unverified account with an emailed link and signs in. Nothing from previous use of the account is kept.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      return enteredByMail(ctx, await claimAccount(ctx, { ...input, userAgent: ctx.client.userAgent }));
    },
  },
  {
    description: 'The claimed account, or the second factor that is still required.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);
