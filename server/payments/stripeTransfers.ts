import type Stripe from 'stripe';
import type { ChargeTransfers, RepeatedTransfer, TransferReversal } from '#server/payments/PaymentProvider.ts';
import { idOf } from '#server/payments/stripeShapes.ts';

/** The metadata key of our reason on a reversal. */
const reasonName = 'reason';
const mostParts = 1_000;

export async function chargeTransfers(
  stripe: Stripe,
  chargeId: string,
  further: readonly string[],
): Promise<ChargeTransfers | null> {
  const charge = await stripe.charges.retrieve(chargeId);
  const first = idOf(charge.transfer);
  if (first === null) return null;
  const feeId = idOf(charge.application_fee);
  const fee = feeId === null ? null : await stripe.applicationFees.retrieve(feeId);
  const transfers = await Promise.all(
    [...further.toReversed(), first].map(async (id) => {
      const { amount, amount_reversed: reversed } = await stripe.transfers.retrieve(id);
      return { id, left: amount - reversed };
    }),
  );
  const kept = fee === null ? 0 : fee.amount - fee.amount_refunded;
  return { transfers, cents: transfers.reduce((sum, { left }) => sum + left, 0) - kept };
}

/**
 * A destination charge is passed on by a transfer, and taking it back is a reversal. Reversals are read after the
 * transfer, so that a concurrent one is found. https://docs.stripe.com/disputes/connect
 */
export async function reverseStripeTransfer(
  stripe: Stripe,
  { transferId: id, amount, reason }: TransferReversal,
  idempotencyKey: string,
): Promise<number> {
  const transfer = await stripe.transfers.retrieve(id);
  const reversals = await stripe.transfers.listReversals(id, { limit: 100 }).autoPagingToArray({ limit: mostParts });
  const known = reversals.find(({ metadata }) => metadata?.[reasonName] === reason);
  if (known) return known.amount;
  const left = Math.min(amount, transfer.amount - transfer.amount_reversed);
  if (left === 0) return 0;
  const params = { amount: left, metadata: { [reasonName]: reason } };
  return (await stripe.transfers.createReversal(id, params, { idempotencyKey })).amount;
}

/** From the platform's balance, to which a won dispute or a failed refund has returned the money. */
export async function transferAgain(
  stripe: Stripe,
  { chargeId, amount, reason }: RepeatedTransfer,
  idempotencyKey: string,
): Promise<string> {
  const [known] = (await stripe.transfers.list({ transfer_group: reason, limit: 1 })).data;
  if (known) return known.id;
  const first = await stripe.transfers.retrieve((await transferOf(stripe, chargeId)) ?? '');
  const destination = idOf(first.destination) ?? '';
  const params = { amount, currency: 'usd', destination, transfer_group: reason, metadata: { [reasonName]: reason } };
  return (await stripe.transfers.create(params, { idempotencyKey })).id;
}

const transferOf = async (stripe: Stripe, chargeId: string): Promise<string | null> =>
  idOf((await stripe.charges.retrieve(chargeId)).transfer);
