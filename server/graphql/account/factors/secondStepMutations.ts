import { factorLimited } from '#server/graphql/account/factors/factorLimited.ts';
import { proofFields, proofIn } from '#server/graphql/account/factors/factorProof.ts';
import { parsePasskeyAssertion } from '#server/graphql/account/factors/passkeyResponses.ts';
import { rememberThisDevice } from '#server/graphql/account/requestDevice.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { challengedUser } from '#server/operations/account/factors/challenge.ts';
import { finishSignIn } from '#server/operations/account/factors/finishSignIn.ts';
import { requestPasskey, signInByPasskey } from '#server/operations/account/factors/passkeySignIn.ts';

const token = 'The token of the pending sign-in or passkey request.';

defineMutation('finishSignIn', {
  description: 'Completes a pending sign-in with a second factor and starts the session.',
  inputDescription: 'The pending sign-in and a second factor.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: token }),
    ...proofFields(t),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    await applyRateLimit(ctx, 'link', networkOfClient(ctx));
    const proof = proofIn(input);
    const userId = await challengedUser(ctx.services, input.token);
    const finish = () => finishSignIn(ctx, { token: input.token, proof, userAgent: ctx.client.userAgent });
    await ctx.continueAs(await factorLimited(ctx, userId, finish));
    await rememberThisDevice(ctx);
    return {};
  },
  keepsRights: true,
  outputDescription: 'The signed-in viewer. The response sets the session cookie.',
  outputFields: viewerOutput,
});

defineMutation('requestPasskey', {
  description:
    'Requests a passkey. For anonymous visitors, any passkey to sign in with; for a signed-in person, one of theirs to confirm their identity.',
  authScopes: { everyone: true },
  run: async (ctx) => {
    await applyRateLimit(ctx, 'link', networkOfClient(ctx));
    return requestPasskey(ctx, { userId: ctx.actor.kind === 'person' ? ctx.actor.userId : null });
  },
  keepsRights: true,
  outputDescription: 'The options for the browser to use a passkey.',
  outputFields: (t) => ({
    token: t.string({
      description: 'The token to send back with the device’s response.',
      resolve: ({ done }) => done.token,
    }),
    options: t.field({
      type: 'JSON',
      description: 'The WebAuthn request options, as JSON.',
      resolve: ({ done }) => done.options,
    }),
  }),
});

defineMutation('signInByPasskey', {
  description: 'Signs in with a passkey alone. It replaces both the password and the second factor.',
  inputDescription: 'A signed passkey response.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: token }),
    passkey: t.field({ type: 'JSON', required: true, description: 'The device’s response (WebAuthn, as JSON).' }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input }) => {
    const network = networkOfClient(ctx);
    await applyRateLimit(ctx, 'signInFromAddress', network);
    const response = parsePasskeyAssertion(input.passkey);
    const cookie = await signInByPasskey(ctx, { token: input.token, response, userAgent: ctx.client.userAgent });
    await ctx.services.limits.release('signInFromAddress', network);
    await ctx.continueAs(cookie);
    await rememberThisDevice(ctx);
    return {};
  },
  keepsRights: true,
  outputDescription: 'The signed-in viewer. The response sets the session cookie.',
  outputFields: viewerOutput,
});
