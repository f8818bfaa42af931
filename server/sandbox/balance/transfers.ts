import type Stripe from 'stripe';
import * as z from 'zod';
import { getAccount } from '#server/sandbox/accounts/accounts.ts';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest } from '#server/sandbox/api/stripeFailure.ts';
import { recordBalanceTransaction } from '#server/sandbox/balance/balanceTransactions.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { scheduleStep } from '#server/sandbox/engine/scheduleStep.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';

/**
 * A destination charge: all of it is transferred to the team's account, and the application fee comes back from
 * there.
 */
export async function transferCharge(ctx: WritingContext, charge: Stripe.Charge): Promise<Stripe.Charge> {
  const destination = idOf(charge.transfer_data?.destination);
  if (destination === null) return charge;
  const about = { metadata: {}, source: charge.id, group: charge.transfer_group };
  const transfer = await sendTransfer(ctx, charge.amount, destination, about);
  const fee = await takeApplicationFee(ctx, charge, destination);
  await payOutLater(ctx, destination);
  return { ...charge, transfer: transfer.id, application_fee: fee?.id ?? null };
}

async function payOutLater(ctx: WritingContext, accountId: string): Promise<void> {
  const { payoutMs } = ctx.delays;
  if (payoutMs !== null) await scheduleStep(ctx, payoutMs, { step: 'payOut', accountId });
}

export const createTransferParams = z.strictObject({
  amount: params.integer,
  currency: z.literal('usd'),
  destination: params.text,
  metadata: params.metadata.optional(),
  transfer_group: params.text.optional(),
  ...expandParam,
});

/** From the platform's balance, wherever the money came from. */
export async function createTransfer(
  ctx: WritingContext,
  { amount, destination, ...given }: z.output<typeof createTransferParams>,
): Promise<SandboxResponse> {
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
  await getAccount(ctx.db, destination);
  const about = { metadata: given.metadata ?? {}, source: null, group: given.transfer_group ?? null };
  const transfer = await sendTransfer(ctx, amount, destination, about);
  await payOutLater(ctx, destination);
  return { status: 200, body: transfer };
}

interface About {
  readonly metadata: Stripe.Metadata;
  readonly source: string | null;
  readonly group: string | null;
}

async function sendTransfer(
  ctx: WritingContext,
  amount: number,
  destination: string,
  { metadata, source, group }: About,
): Promise<Stripe.Transfer> {
  const id = newId('tr');
  const moved = await recordBalanceTransaction(ctx, {
    type: 'transfer',
    reportingCategory: 'transfer',
    source: id,
    amount: -amount,
  });
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: moved.id,
    created: ctx.now,
    currency: 'usd',
    description: null,
    destination,
    livemode: false,
    metadata,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source,
    source_type: 'card',
    transfer_group: group,
  };
  await ctx.db.put('transfer', id, transfer);
  return transfer;
}

async function takeApplicationFee(
  ctx: WritingContext,
  charge: Stripe.Charge,
  account: string,
): Promise<Stripe.ApplicationFee | null> {
  const amount = charge.application_fee_amount ?? 0;
  if (amount === 0) return null;
  const id = newId('fee');
  const moved = await recordBalanceTransaction(ctx, {
    type: 'application_fee',
    reportingCategory: 'platform_earning',
    source: id,
    amount,
  });
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account,
    amount,
    amount_refunded: 0,
    application: 'ca_sandbox',
    balance_transaction: moved.id,
    charge: charge.id,
    created: ctx.now,
    currency: 'usd',
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  };
  await ctx.db.put('application_fee', id, fee);
  return fee;
}
