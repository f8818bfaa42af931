import { applySignInByMail, secondStepOutput } from '#server/graphql/account/factors/SecondStep.ts';
import { signInWithinLimits } from '#server/graphql/account/signInWithinLimits.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { claimAccount } from '#server/operations/account/claimAccount.ts';
import { signUp } from '#server/operations/account/signUp.ts';

defineMutation('signUp', {
  description:
    'Creates an account and signs in. If the address already has an account, an email tells its owner what to do.',
  inputDescription: 'The details of a new citizen account.',
  inputFields: (t) => ({
    email: t.string({ required: true, validate: shortText, description: 'The email address to sign in with.' }),
    name: t.string({ required: true, validate: shortText, description: 'The person’s name, as others will see it.' }),
    password: t.string({
      required: true,
      validate: secretText,
      description: 'The password, with at least 8 characters.',
    }),
    timeZone: t.string({ validate: shortText, description: 'The browser’s time zone, as an IANA name.' }),
  }),
  authScopes: { everyone: true },
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    await applyRateLimit(ctx, 'signUpFromAddress', networkOfClient(ctx));
    const outcome = await signUp(ctx, input, idempotencyKey);
    if (outcome === 'signedUp') await signInWithinLimits(ctx, input.email, input.password);
    return { isClaimMailed: outcome === 'mailed' };
  },
  keepsRights: true,
  outputDescription: 'The signed-in viewer, or confirmation that an email was sent.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    isClaimMailed: t.boolean({
      description:
        'Whether an account already exists. If true, instructions were emailed to that address and no one is signed in.',
      resolve: ({ done: { isClaimMailed } }) => isClaimMailed,
    }),
  }),
});

defineMutation('claimAccount', {
  description:
    'Claims an unverified account with an emailed link and signs in. Nothing from previous use of the account is kept.',
  inputDescription: 'The emailed link and the details of the person who claims the account.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from the link in the email.' }),
    name: t.string({ required: true, validate: shortText, description: 'The person’s name, as others will see it.' }),
    password: t.string({
      required: true,
      validate: secretText,
      description: 'The password, with at least 8 characters.',
    }),
    timeZone: t.string({
      validate: shortText,
      description: 'The browser’s time zone, as an IANA name. It becomes the account’s time zone.',
    }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    await applyRateLimit(ctx, 'link', networkOfClient(ctx));
    return applySignInByMail(ctx, await claimAccount(ctx, { ...input, userAgent: ctx.client.userAgent }));
  },
  keepsRights: true,
  outputDescription: 'The claimed account, or the second factor that is still required.',
  outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
});
