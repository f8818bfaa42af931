import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { type MutationOutputFields, defineMutation } from '#server/graphql/defineMutation.ts';
import { IssuedOutput } from '#server/graphql/output/IssuedOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  chooseRenewalReminders,
  regenerateOutput,
  revokeOutput,
  unrevokeOutput,
  updateIssuedOutput,
} from '#server/operations/output/issuedOutput.ts';
import { renewOutput } from '#server/operations/output/renewOutput.ts';

const outputOf = <Done extends { readonly issuedOutputId: string }>(t: MutationOutputFields<Done>) => ({
  issuedOutput: t.prismaField({
    type: IssuedOutput,
    description: 'The output after the change.',
    resolve: (query, { done: { issuedOutputId } }, _args, { services }) =>
      services.db.issuedOutput.findUniqueOrThrow({ ...query, where: { id: issuedOutputId } }),
  }),
});

const done = async (ctx: RequestContext, doing: Promise<string>): Promise<{ issuedOutputId: string }> => {
  const issuedOutputId = await doing;
  await ctx.refresh();
  return { issuedOutputId };
};

defineMutation('updateIssuedOutput', {
  description: 'Changes the dates between which an output is valid. Its document is generated again.',
  inputDescription: 'The output, and its new dates. Dates that are left out stay unchanged, and null removes a date.',
  inputFields: (t) => ({
    issuedOutputId: t.globalID({ required: true, description: 'The ID of the output.' }),
    issuedAt: t.field({ type: 'DateTime', description: 'The date and time from which the output is valid.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'The date and time at which the output expires.' }),
  }),
  may: ['output', 'updateOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input: { issuedOutputId, issuedAt, expiresAt } }) =>
    done(ctx, updateIssuedOutput(ctx, { issuedOutputId: issuedOutputId.id, issuedAt, expiresAt })),
  keepsRights: true,
  outputFields: outputOf,
});

defineMutation('revokeOutput', {
  description: 'Revokes an output and notifies its applicants. They can no longer download it.',
  inputDescription: 'The output to revoke.',
  inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The ID of the output.' }) }),
  may: ['output', 'revokeOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input }) => done(ctx, revokeOutput(ctx, input.issuedOutputId.id)),
  keepsRights: true,
  outputFields: outputOf,
});

defineMutation('unrevokeOutput', {
  description: 'Restores a revoked output and notifies its applicants.',
  inputDescription: 'The output to restore.',
  inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The ID of the output.' }) }),
  may: ['output', 'revokeOutput', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input }) => done(ctx, unrevokeOutput(ctx, input.issuedOutputId.id)),
  keepsRights: true,
  outputFields: outputOf,
});

defineMutation('regenerateOutput', {
  description: 'Generates the document of an output again from the current data. Also works after it failed.',
  inputDescription: 'The output whose document to generate.',
  inputFields: (t) => ({
    issuedOutputId: t.globalID({ required: true, description: 'The ID of the output.' }),
  }),
  may: ['output', 'updateOutput', ({ input }) => input.issuedOutputId.id],
  idempotent: true,
  run: (ctx, { input }, idempotencyKey) => done(ctx, regenerateOutput(ctx, input.issuedOutputId.id, idempotencyKey)),
  keepsRights: true,
  outputFields: outputOf,
});

defineMutation('chooseRenewalReminders', {
  description: 'Turns renewal reminders for an output on or off.',
  inputDescription: 'The output, and whether to send reminders.',
  inputFields: (t) => ({
    issuedOutputId: t.globalID({ required: true, description: 'The ID of the output.' }),
    wanted: t.boolean({ required: true, description: 'Whether to send emails about renewing the output.' }),
  }),
  may: ['output', 'changeRenewalReminders', ({ input }) => input.issuedOutputId.id],
  run: (ctx, { input: { issuedOutputId, wanted } }) =>
    done(ctx, chooseRenewalReminders(ctx, { issuedOutputId: issuedOutputId.id, wanted })),
  keepsRights: true,
  outputFields: outputOf,
});

defineMutation('renewOutput', {
  description:
    'Starts the renewal of an output: a new submission of the form’s published version with the answers that are kept. If a renewal is already in progress, returns that one.',
  inputDescription: 'The output to renew.',
  inputFields: (t) => ({ issuedOutputId: t.globalID({ required: true, description: 'The ID of the output.' }) }),
  may: ['output', 'renewOutput', ({ input }) => input.issuedOutputId.id],
  run: async (ctx, { input }) => {
    const renewedById = actingUserId(ctx.actor);
    if (renewedById === null) throw notAllowed(ctx, false);
    const submissionId = await renewOutput(ctx, { issuedOutputId: input.issuedOutputId.id, renewedById });
    await ctx.refresh();
    // if someone else started it, the viewer may not be allowed to see it
    if (!(await ctx.access.may('submission', 'viewSubmission', submissionId))) throw new Refusal('renewalUnderWay');
    return { submissionId, issuedOutputId: input.issuedOutputId.id };
  },
  keepsRights: true,
  outputFields: (t) => ({ ...submissionOutput(t), ...outputOf(t) }),
});
