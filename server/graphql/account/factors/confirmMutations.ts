import { factorLimited } from '#server/graphql/account/factors/factorLimited.ts';
import { proofFields, proofIn } from '#server/graphql/account/factors/factorProof.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { confirmByFactor, confirmPassword } from '#server/operations/account/factors/confirmIdentity.ts';

const confirmed = 'For ten minutes nothing asks for it again.';

builder.relayMutationField(
  'confirmPassword',
  {
    description: 'The password again.',
    inputFields: (t) => ({
      password: t.string({ required: true, validate: secretText, description: 'Of the own account.' }),
    }),
  },
  {
    description: 'Proves anew who the viewer is: what was refused with `confirmationNeeded` can then be sent again.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId, sessionId } = personOf(ctx);
      await slowDown(ctx, 'signInToAccount', userId);
      await confirmPassword(ctx, { userId, sessionId, password: input.password });
      await ctx.services.limits.giveBack('signInToAccount', userId);
      return {};
    },
  },
  { description: confirmed, outputFields: viewerOutput },
);

builder.relayMutationField(
  'confirmByFactor',
  {
    description: 'A code of the authenticator app, or what a passkey has signed.',
    inputFields: (t) => ({
      token: t.string({ validate: secretText, description: 'As `requestPasskey` gave it; for a passkey alone.' }),
      ...proofFields(t),
    }),
  },
  {
    description: 'Proves anew who the viewer is, by a second factor in place of the password.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId, sessionId } = personOf(ctx);
      const attempt = { userId, sessionId, proof: proofIn(input), token: input.token ?? null };
      await factorLimited(ctx, userId, () => confirmByFactor(ctx, attempt));
      await ctx.refresh();
      return {};
    },
  },
  { description: confirmed, outputFields: viewerOutput },
);
