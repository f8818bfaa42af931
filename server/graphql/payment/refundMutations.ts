import { z } from 'zod';
import { actingUserId } from '#server/actor.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Charge } from '#server/graphql/payment/Charge.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { approveRefund, cancelRefund, requestRefund } from '#server/operations/payment/refund.ts';

interface Done {
  readonly chargeId: string;
  readonly paymentId: string;
}

const reasonText = z.string().max(2_000);

/** Keys act for the person who made them: whoever asks for money back is always somebody. */
function asker({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

async function ofCharge({ services }: RequestContext, chargeId: string): Promise<Done> {
  const charge = await services.db.charge.findUniqueOrThrow({ where: { id: chargeId } });
  return { chargeId, paymentId: charge.obligationId };
}

/** The charge of a refund; for one that is not there an id that nothing has. */
async function chargeOf({ services }: RequestContext, refundId: string): Promise<string> {
  return (await services.db.refund.findUnique({ where: { id: refundId } }))?.chargeId ?? refundId;
}

const chargeOutput = <Done extends { readonly chargeId: string }>(t: DoneFields<Done>) => ({
  charge: t.prismaField({
    type: Charge,
    description: 'As it is now, with its refunds.',
    resolve: (query, { done: { chargeId } }, _args, { services }) =>
      services.db.charge.findUniqueOrThrow({ ...query, where: { id: chargeId } }),
  }),
});

verbMutation('requestRefund', {
  description: 'Asks for money to be given back. It is sent at once unless the team wants a second person to approve.',
  inputDescription: 'The charge, and why.',
  inputFields: (t) => ({
    chargeId: t.globalID({ required: true, description: 'What was collected.' }),
    reason: t.string({ validate: reasonText, description: 'Why.' }),
    amountCents: t.float({
      description: 'How much, in whole cents; there is no amount that is meant without being named.',
    }),
    everything: t.boolean({ description: 'In place of an amount: all that is left of the charge.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['charge', 'requestRefund', ({ input }) => input.chargeId.id],
  run: async (
    ctx,
    {
      input: {
        chargeId: { id: chargeId },
        reason,
        amountCents,
        everything,
        idempotencyKey: key,
      },
    },
  ) => {
    const how = { amount: amountCents ?? null, everything: everything ?? false };
    const wish = { chargeId, requesterId: asker(ctx), reason: reason?.trim() || null, ...how };
    await requestRefund(ctx, wish, key);
    return ofCharge(ctx, chargeId);
  },
  outputFields: (t) => ({ ...paymentOutput(t), ...chargeOutput(t) }),
});

verbMutation('approveRefund', {
  description: 'Lets a refund that somebody else asked for be sent.',
  inputDescription: 'Which refund.',
  inputFields: (t) => ({
    refundId: t.globalID({ required: true, description: 'One that waits for approval.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['charge', 'approveRefund', ({ input }, ctx) => chargeOf(ctx, input.refundId.id)],
  run: async (
    ctx,
    {
      input: {
        refundId: { id: refundId },
        idempotencyKey: key,
      },
    },
  ) => {
    await approveRefund(ctx, { refundId, approverId: asker(ctx) }, key);
    return ofCharge(ctx, await chargeOf(ctx, refundId));
  },
  outputFields: (t) => ({ ...paymentOutput(t), ...chargeOutput(t) }),
});

verbMutation('cancelRefund', {
  description: 'Takes back the wish for a refund that nobody has approved yet.',
  inputDescription: 'Which refund.',
  inputFields: (t) => ({
    refundId: t.globalID({ required: true, description: 'One that waits for approval.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['charge', 'cancelRefund', ({ input }, ctx) => chargeOf(ctx, input.refundId.id)],
  run: async (
    ctx,
    {
      input: {
        refundId: { id: refundId },
        idempotencyKey: key,
      },
    },
  ) => {
    await cancelRefund(ctx, refundId, key);
    return ofCharge(ctx, await chargeOf(ctx, refundId));
  },
  outputFields: (t) => ({ ...paymentOutput(t), ...chargeOutput(t) }),
});
