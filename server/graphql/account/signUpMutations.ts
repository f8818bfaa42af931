import { entered, secondStepOutput } from '#server/graphql/account/factors/SecondStep.ts';
import { signInWithin } from '#server/graphql/account/signInMutations.ts';
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
      'Makes an account and signs in. For the address of somebody invited it mails the link to that account.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input: { idempotencyKey, ...input } }, ctx) => {
      await slowDown(ctx, 'signUpFromAddress', networkOfClient(ctx));
      const outcome = await signUp(ctx, input, idempotencyKey);
      if (outcome === 'signedUp') await signInWithin(ctx, input.email, input.password);
      return { isClaimMailed: outcome === 'claimMailed' };
    },
  },
  {
    description: 'Either somebody is signed in, or a mail is on its way.',
    outputFields: (t) => ({
      ...viewerOutput(t),
      isClaimMailed: t.boolean({
        description: 'The address was invited before: the way to the account is in a mail, and nobody is signed in.',
        resolve: ({ isClaimMailed }) => isClaimMailed,
      }),
    }),
  },
);

builder.relayMutationField(
  'claimAccount',
  {
    description: 'How somebody invited takes over the account that waits for them.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'From the link in the mail.' }),
      name: t.string({ required: true, validate: line, description: 'As others will read it.' }),
      password: t.string({ required: true, validate: secretText, description: 'At least 8 characters.' }),
    }),
  },
  {
    description: 'Gives an invited person their account, by the mailed link, and signs in.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      return entered(ctx, await claimAccount(ctx, { ...input, userAgent: ctx.client.userAgent }));
    },
  },
  {
    description: 'The account is theirs.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);
