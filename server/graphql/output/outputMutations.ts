import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { IssuedOutput } from '#server/graphql/output/IssuedOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { type DoneFields, verbMutation } from '#server/graphql/verbMutation.ts';
import {
  chooseRenewalReminders,
  regenerateOutput,
  revokeOutput,
  unrevokeOutput,
  updateIssuedOutput,
} from '#server/operations/output/issuedOutput.ts';
import { renewOutput } from '#server/operations/output/renewOutput.ts';

const outputOf = <Done extends { readonly issuedOutputId: string }>(t: DoneFields<Done>) => ({
  issuedOutput: t.prismaField({
    type: IssuedOutput,
    description: 'As it is now.',
    resolve: (query, { done: { issuedOutputId } }, _args, { services }) =>
      services.db.issuedOutput.findUniqueOrThrow({ ...query, where: { id: issuedOutputId } }),
  }),
});

const done = async (ctx: RequestContext, doing: Promise<string>): Promise<{ issuedOutputId: string }> => {
  const issuedOutputId = await doing;
  await ctx.refresh();
  return { issuedOutputId };
};

verbMutation('updateIssuedOutput', {
  description: 'Sets from when to when an output is valid. Its document is made again.',
  inputDescription: 'What is left out stays as it is; null takes a date away.',
  inputFields: (t) => ({
    issuedOutputId: t.globalID({ required: true, description: 'The output.' }),
    issuedAt: t.field({ type: 'DateTime', description: 'Since when it is valid.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'Until when.' }),
  }),
  may: ['output', 'updateOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input: { issuedOutputId, issuedAt, expiresAt } }) =>
    done(ctx, updateIssuedOutput(ctx, { issuedOutputId: issuedOutputId.id, issuedAt, expiresAt })),
  keepsRights: true,
  outputFields: outputOf,
});

verbMutation('revokeOutput', {
  description: 'Lets an output count no more, and tells its holders. They can download it no more.',
  inputDescription: 'Which output.',
  inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The output.' }) }),
  may: ['output', 'revokeOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input }) => done(ctx, revokeOutput(ctx, input.issuedOutputId.id)),
  keepsRights: true,
  outputFields: outputOf,
});

verbMutation('unrevokeOutput', {
  description: 'Lets a revoked output count again.',
  inputDescription: 'Which output.',
  inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The output.' }) }),
  may: ['output', 'revokeOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input }) => done(ctx, unrevokeOutput(ctx, input.issuedOutputId.id)),
  keepsRights: true,
  outputFields: outputOf,
});

verbMutation('regenerateOutput', {
  description: 'Makes the document of an output again from what is known now; also after it failed.',
  inputDescription: 'Which output.',
  inputFields: (t) => ({
    issuedOutputId: t.globalID({ required: true, description: 'The output.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['output', 'updateOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input }) => done(ctx, regenerateOutput(ctx, input.issuedOutputId.id, input.idempotencyKey)),
  keepsRights: true,
  outputFields: outputOf,
});

verbMutation('chooseRenewalReminders', {
  description: 'Whether the holders of an output are reminded to renew it.',
  inputDescription: 'Which output, and whether.',
  inputFields: (t) => ({
    issuedOutputId: t.globalID({ required: true, description: 'The output.' }),
    wanted: t.boolean({ required: true, description: 'False: no mails about renewing it.' }),
  }),
  may: ['output', 'changeRenewalReminders', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input: { issuedOutputId, wanted } }) =>
    done(ctx, chooseRenewalReminders(ctx, { issuedOutputId: issuedOutputId.id, wanted })),
  keepsRights: true,
  outputFields: outputOf,
});

verbMutation('renewOutput', {
  description:
    'Starts the renewal of an output: a new submission of the form as it is published now, with the answers that are kept. While one is under way, that one is answered.',
  inputDescription: 'Which output.',
  inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The output.' }) }),
  may: ['output', 'renewOutput', ({ input }) => input.issuedOutputId.id],
  run: async (ctx, { input }) => {
    const renewedById = actingUserId(ctx.actor);
    if (renewedById === null) throw notAllowed(ctx, false);
    const submissionId = await renewOutput(ctx, { issuedOutputId: input.issuedOutputId.id, renewedById });
    await ctx.refresh();
    // begun by others, it may be nothing to the viewer
    if (!(await ctx.access.may('submission', 'viewSubmission', submissionId))) throw new Refusal('renewalUnderWay');
    return { submissionId, issuedOutputId: input.issuedOutputId.id };
  },
  keepsRights: true,
  outputFields: (t) => ({ ...submissionOutput(t), ...outputOf(t) }),
});
