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
    description: 'A new account for a citizen.',
    inputFields: (t) => ({
      email: t.string({ required: true, validate: line, description: 'The address to sign in with.' }),
      name: t.string({ required: true, validate: line, description: 'As others will read it.' }),
      password: t.string({ required: true, validate: secretText, description: 'At least 8 characters.' }),
      timeZone: t.string({ validate: line, description: 'Of the browser.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description:
      'Makes an account and signs in. For an address that has an account already, whoever reads its mail is told what to do.',
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
    description: 'Either somebody is signed in, or a mail is on its way.',
    outputFields: (t) => ({
      ...viewerOutput(t),
      isClaimMailed: t.boolean({
        description:
          'There is an account already: what to do stands in a mail to that address, and nobody is signed in.',
        resolve: ({ isClaimMailed }) => isClaimMailed,
      }),
    }),
  },
);

builder.relayMutationField(
  'claimAccount',
  {
    description: 'How whoever reads the mail of an address makes the account theirs that waits for them.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'From the link in the mail.' }),
      name: t.string({ required: true, validate: line, description: 'As others will read it.' }),
      password: t.string({ required: true, validate: secretText, description: 'At least 8 characters.' }),
      timeZone: t.string({ validate: line, description: "The browser's time zone; it becomes the account's." }),
    }),
  },
  {
    description:
      'Gives an account that was never shown to be anybody’s to whoever has the mailed link, without anything of whoever used it before, and signs in.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      return enteredByMail(ctx, await claimAccount(ctx, { ...input, userAgent: ctx.client.userAgent }));
    },
  },
  {
    description: 'The account is theirs.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);
