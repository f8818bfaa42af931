import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { builder } from '#server/graphql/builder.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { IssuedOutput } from '#server/graphql/output/IssuedOutput.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import {
  chooseRenewalReminders,
  regenerateOutput,
  revokeOutput,
  unrevokeOutput,
  updateIssuedOutput,
} from '#server/operations/output/issuedOutput.ts';

const outputOf = (t: PayloadFields<{ readonly issuedOutputId: string }>) => ({
  issuedOutput: t.prismaField({
    type: IssuedOutput,
    description: 'As it is now.',
    resolve: (query, { issuedOutputId }, _args, { services }) =>
      services.db.issuedOutput.findUniqueOrThrow({ ...query, where: { id: issuedOutputId } }),
  }),
});

const done = async (ctx: RequestContext, doing: Promise<string>): Promise<{ issuedOutputId: string }> => {
  const issuedOutputId = await doing;
  await ctx.refresh();
  return { issuedOutputId };
};

builder.relayMutationField(
  'updateIssuedOutput',
  {
    description: 'What is left out stays as it is; null takes a date away.',
    inputFields: (t) => ({
      issuedOutputId: t.globalID({ required: true, description: 'The output.' }),
      issuedAt: t.field({ type: 'DateTime', description: 'Since when it is valid.' }),
      expiresAt: t.field({ type: 'DateTime', description: 'Until when.' }),
    }),
  },
  {
    description: 'Sets from when to when an output is valid. Its document is made again.',
    authScopes: (_root, { input }) => ({ may: ['output', 'updateOutput', input.issuedOutputId.id] }),
    errors: refusals,
    resolve: (_root, { input: { issuedOutputId, issuedAt, expiresAt } }, ctx) =>
      done(ctx, updateIssuedOutput(ctx, { issuedOutputId: issuedOutputId.id, issuedAt, expiresAt })),
  },
  { outputFields: outputOf },
);

builder.relayMutationField(
  'revokeOutput',
  {
    description: 'Which output.',
    inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The output.' }) }),
  },
  {
    description: 'Lets an output count no more, and tells its holders. They can download it no more.',
    authScopes: (_root, { input }) => ({ may: ['output', 'revokeOutput', input.issuedOutputId.id] }),
    errors: refusals,
    resolve: (_root, { input }, ctx) => done(ctx, revokeOutput(ctx, input.issuedOutputId.id)),
  },
  { outputFields: outputOf },
);

builder.relayMutationField(
  'unrevokeOutput',
  {
    description: 'Which output.',
    inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The output.' }) }),
  },
  {
    description: 'Lets a revoked output count again.',
    authScopes: (_root, { input }) => ({ may: ['output', 'revokeOutput', input.issuedOutputId.id] }),
    errors: refusals,
    resolve: (_root, { input }, ctx) => done(ctx, unrevokeOutput(ctx, input.issuedOutputId.id)),
  },
  { outputFields: outputOf },
);

builder.relayMutationField(
  'regenerateOutput',
  {
    description: 'Which output.',
    inputFields: (t) => ({
      issuedOutputId: t.globalID({ required: true, description: 'The output.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Makes the document of an output again from what is known now; also after it failed.',
    authScopes: (_root, { input }) => ({ may: ['output', 'updateOutput', input.issuedOutputId.id] }),
    errors: refusals,
    resolve: (_root, { input }, ctx) => done(ctx, regenerateOutput(ctx, input.issuedOutputId.id, input.idempotencyKey)),
  },
  { outputFields: outputOf },
);

builder.relayMutationField(
  'chooseRenewalReminders',
  {
    description: 'Which output, and whether.',
    inputFields: (t) => ({
      issuedOutputId: t.globalID({ required: true, description: 'The output.' }),
      wanted: t.boolean({ required: true, description: 'False: no mails about renewing it.' }),
    }),
  },
  {
    description: 'Whether the holders of an output are reminded to renew it.',
    authScopes: (_root, { input }) => ({ may: ['output', 'changeRenewalReminders', input.issuedOutputId.id] }),
    errors: refusals,
    resolve: (_root, { input: { issuedOutputId, wanted } }, ctx) =>
      done(ctx, chooseRenewalReminders(ctx, { issuedOutputId: issuedOutputId.id, wanted })),
  },
  { outputFields: outputOf },
);
