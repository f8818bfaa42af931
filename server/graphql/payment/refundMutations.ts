import { z } from 'zod';
import { actingUserId } from '#server/actor.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { Charge } from '#server/graphql/payment/Charge.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { approveRefund, cancelRefund, requestRefund } from '#server/operations/payment/refund.ts';

interface Done {
  readonly chargeId: string;
  readonly paymentId: string;
}

const reasonText = z.string().max(2_000);

/** An API token acts as the person who created it, so a refund always has a requester. */
function asker({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

async function ofCharge({ services }: RequestContext, chargeId: string): Promise<Done> {
  const charge = await services.db.charge.findUniqueOrThrow({ where: { id: chargeId } });
  return { chargeId, paymentId: charge.obligationId };
}

/**
 * Returns the charge of a refund. For an unknown refund it returns the refund's own ID, which matches no
 * charge.
 */
async function chargeOf({ services }: RequestContext, refundId: string): Promise<string> {
  return (await services.db.refund.findUnique({ where: { id: refundId } }))?.chargeId ?? refundId;
}

const chargeOutput = <Done extends { readonly chargeId: string }>(t: MutationOutputFields<Done>) => ({
  charge: t.prismaField({
    type: Charge,
    description: 'The updated charge with its refunds.',
    resolve: (query, { done: { chargeId } }, _args, { services }) =>
      services.db.charge.findUniqueOrThrow({ ...query, where: { id: chargeId } }),
  }),
});

defineMutation('requestRefund', {
  description: 'Requests a refund. It is sent immediately unless the team requires a second person to approve refunds.',
  inputDescription: 'The charge, the amount to refund, and the reason.',
  inputFields: (t) => ({
    chargeId: t.globalID({ required: true, description: 'The ID of the charge to refund.' }),
    reason: t.string({ validate: reasonText, description: 'The reason for the refund, in at most 2,000 characters.' }),
    amountCents: t.float({
      description:
        'The amount to refund, in cents. Either this or `everything` is required; there is no default amount.',
    }),
    everything: t.boolean({
      description: 'Whether to refund everything that is left of the charge. Use it instead of `amountCents`.',
    }),
  }),
  may: ['charge', 'requestRefund', ({ input }) => input.chargeId.id],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        chargeId: { id: chargeId },
        reason,
        amountCents,
        everything,
      },
    },
    key,
  ) => {
    const how = { amount: amountCents ?? null, everything: everything ?? false };
    const wish = { chargeId, requesterId: asker(ctx), reason: reason?.trim() || null, ...how };
    await requestRefund(ctx, wish, key);
    return ofCharge(ctx, chargeId);
  },
  outputFields: (t) => ({ ...paymentOutput(t), ...chargeOutput(t) }),
});

defineMutation('approveRefund', {
  description: 'Approves a refund requested by someone else and sends it to the provider.',
  inputDescription: 'The refund to approve.',
  inputFields: (t) => ({
    refundId: t.globalID({ required: true, description: 'The ID of a refund that awaits approval.' }),
  }),
  may: ['charge', 'approveRefund', ({ input }, ctx) => chargeOf(ctx, input.refundId.id)],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        refundId: { id: refundId },
      },
    },
    key,
  ) => {
    await approveRefund(ctx, { refundId, approverId: asker(ctx) }, key);
    return ofCharge(ctx, await chargeOf(ctx, refundId));
  },
  outputFields: (t) => ({ ...paymentOutput(t), ...chargeOutput(t) }),
});

defineMutation('cancelRefund', {
  description: 'Cancels a refund request that has not been approved.',
  inputDescription: 'The refund request to cancel.',
  inputFields: (t) => ({
    refundId: t.globalID({ required: true, description: 'The ID of a refund that awaits approval.' }),
  }),
  may: ['charge', 'cancelRefund', ({ input }, ctx) => chargeOf(ctx, input.refundId.id)],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        refundId: { id: refundId },
      },
    },
    key,
  ) => {
    await cancelRefund(ctx, refundId, key);
    return ofCharge(ctx, await chargeOf(ctx, refundId));
  },
  outputFields: (t) => ({ ...paymentOutput(t), ...chargeOutput(t) }),
});
