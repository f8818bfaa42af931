import { factorLimited } from '#server/graphql/account/factors/factorLimited.ts';
import { proofFields, proofIn } from '#server/graphql/account/factors/factorProof.ts';
import { readSigned } from '#server/graphql/account/factors/passkeyAnswers.ts';
import { knowThisDevice } from '#server/graphql/account/ownDevice.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { challengedUser } from '#server/operations/account/factors/challenge.ts';
import { finishSignIn } from '#server/operations/account/factors/finishSignIn.ts';
import { requestPasskey, signInByPasskey } from '#server/operations/account/factors/passkeySignIn.ts';

const token = 'As it was given when this was asked for.';

builder.relayMutationField(
  'finishSignIn',
  {
    description: 'The sign-in that waits, and one thing more.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: token }),
      ...proofFields(t),
    }),
  },
  {
    description: 'The second step of signing in: starts the session.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      const proof = proofIn(input);
      const userId = await challengedUser(ctx.services, input.token);
      const finish = () => finishSignIn(ctx, { token: input.token, proof, userAgent: ctx.client.userAgent });
      await ctx.continueAs(await factorLimited(ctx, userId, finish));
      await knowThisDevice(ctx);
      return {};
    },
  },
  { description: 'The session has started: the answer has set its cookie.', outputFields: viewerOutput },
);

builder.relayMutationField(
  'requestPasskey',
  null,
  {
    description:
      'Asks for a passkey: of a stranger any, to sign in with; of a person one of theirs, to prove who they are.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
      return requestPasskey(ctx, { userId: ctx.actor.kind === 'person' ? ctx.actor.userId : null });
    },
  },
  {
    description: 'For the browser to hand to the device.',
    outputFields: (t) => ({
      token: t.string({ description: 'To be sent back with the answer.', resolve: (asked) => asked.token }),
      options: t.field({ type: 'JSON', description: 'WebAuthn, as JSON.', resolve: (asked) => asked.options }),
    }),
  },
);

builder.relayMutationField(
  'signInByPasskey',
  {
    description: 'What a passkey has signed.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: token }),
      passkey: t.field({ type: 'JSON', required: true, description: 'The answer of the device (WebAuthn, as JSON).' }),
    }),
  },
  {
    description: 'Starts a session by a passkey alone: it stands for the password and the second step.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const network = networkOfClient(ctx);
      await slowDown(ctx, 'signInFromAddress', network);
      const response = readSigned(input.passkey);
      const cookie = await signInByPasskey(ctx, { token: input.token, response, userAgent: ctx.client.userAgent });
      await ctx.services.limits.giveBack('signInFromAddress', network);
      await ctx.continueAs(cookie);
      await knowThisDevice(ctx);
      return {};
    },
  },
  { description: 'The session has started: the answer has set its cookie.', outputFields: viewerOutput },
);
