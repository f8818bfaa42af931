import { addedOutput, added } from '#server/graphql/account/factors/addedOutput.ts';
import { readMade } from '#server/graphql/account/factors/passkeyAnswers.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, secretText } from '#server/graphql/inputTexts.ts';
import { decodeGlobalId } from '#server/graphql/nodes.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#server/operations/account/factors/passkey.ts';

const name = 'So that its owner can tell it from others.';

builder.relayMutationField(
  'beginPasskey',
  null,
  {
    description: 'Asks the browser to make a passkey.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: (_root, _args, ctx) => beginPasskey(ctx, { userId: personOf(ctx).userId }),
  },
  {
    description: 'For the browser to hand to the device.',
    outputFields: (t) => ({
      token: t.string({ description: 'To be sent back with the answer.', resolve: (setup) => setup.token }),
      options: t.field({ type: 'JSON', description: 'WebAuthn, as JSON.', resolve: (setup) => setup.options }),
    }),
  },
);

builder.relayMutationField(
  'addPasskey',
  {
    description: 'A passkey that a device has made.',
    inputFields: (t) => ({
      token: t.string({ required: true, validate: secretText, description: 'As `beginPasskey` gave it.' }),
      name: t.string({ required: true, validate: line, description: name }),
      passkey: t.field({ type: 'JSON', required: true, description: 'The answer of the device (WebAuthn, as JSON).' }),
    }),
  },
  {
    description: 'Adds a passkey to the own account. With the first factor other sessions end.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      const response = readMade(input.passkey);
      const { token } = input;
      return added(
        ctx,
        await addPasskey(ctx, { userId, token, name: input.name, response, userAgent: ctx.client.userAgent }),
      );
    },
  },
  { description: 'It can sign in from now on.', outputFields: addedOutput },
);

builder.relayMutationField(
  'renamePasskey',
  {
    description: 'Another name.',
    inputFields: (t) => ({
      passkeyId: t.id({ required: true, description: 'Which passkey of the own account.' }),
      name: t.string({ required: true, validate: line, description: name }),
    }),
  },
  {
    description: 'Calls a passkey something else.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const passkeyId = decodeGlobalId(input.passkeyId).id;
      await renamePasskey(ctx, { userId: personOf(ctx).userId, passkeyId, name: input.name });
      return {};
    },
  },
  { description: 'It has another name.', outputFields: viewerOutput },
);

builder.relayMutationField(
  'removePasskey',
  {
    description: 'One that is no longer used, or was lost.',
    inputFields: (t) => ({
      passkeyId: t.id({ required: true, description: 'Which passkey of the own account.' }),
    }),
  },
  {
    description: 'Removes a passkey. Without any other factor the recovery codes are forgotten too.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const passkeyId = decodeGlobalId(input.passkeyId).id;
      await removePasskey(ctx, { userId: personOf(ctx).userId, passkeyId });
      await ctx.refresh();
      return {};
    },
  },
  { description: 'It no longer signs in.', outputFields: viewerOutput },
);
