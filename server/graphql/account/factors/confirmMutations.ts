import { factorLimited } from '#server/graphql/account/factors/factorLimited.ts';
import { proofFields, proofIn } from '#server/graphql/account/factors/factorProof.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { confirmByFactor, confirmPassword } from '#server/operations/account/factors/confirmIdentity.ts';

const confirmed = 'The viewer. No further confirmation is needed for ten minutes.';

defineMutation('confirmPassword', {
  description:
    'Confirms the viewer’s identity with their password. A request refused with `confirmationNeeded` can then be sent again.',
  inputDescription: 'The viewer’s password.',
  inputFields: (t) => ({
    password: t.string({
      required: true,
      validate: secretText,
      description: 'The password of the viewer’s account.',
    }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId, sessionId } = personOf(ctx);
    await applyRateLimit(ctx, 'signInToAccount', userId);
    await confirmPassword(ctx, { userId, sessionId, password: input.password });
    await ctx.services.limits.release('signInToAccount', userId);
    return {};
  },
  keepsRights: true,
  outputDescription: confirmed,
  outputFields: viewerOutput,
});

defineMutation('confirmByFactor', {
  description: 'Confirms the viewer’s identity with a second factor instead of the password.',
  inputDescription: 'A code from the authenticator app, or a signed passkey response.',
  inputFields: (t) => ({
    token: t.string({
      validate: secretText,
      description: 'The token from `requestPasskey`. Required for a passkey only.',
    }),
    ...proofFields(t),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId, sessionId } = personOf(ctx);
    const attempt = { userId, sessionId, proof: proofIn(input), token: input.token ?? null };
    await factorLimited(ctx, userId, () => confirmByFactor(ctx, attempt));
    return {};
  },
  outputDescription: confirmed,
  outputFields: viewerOutput,
});
