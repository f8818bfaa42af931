import type Stripe from 'stripe';
import { missingObject } from '#server/sandbox/api/stripeFailure.ts';
import { recordBalanceTransaction, processingFee } from '#server/sandbox/balance/balanceTransactions.ts';
import { transferCharge } from '#server/sandbox/balance/transfers.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

export async function getCharge(db: SandboxReading, id: string): Promise<Stripe.Charge> {
  const charge = await db.find('charge', id);
  if (!charge) throw missingObject('charge', id);
  return charge;
}

/** An attempt to charge the intent, before its outcome is known. */
export function beginCharge(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  const destination = idOf(intent.transfer_data?.destination);
  return {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: method.type === 'card' ? 'PAYMENTS SANDBOX' : null,
    captured: true,
    created: ctx.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: idOf(intent.on_behalf_of),
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.type === 'card' ? cardDetails(method, intent.amount) : bankDetails(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: destination === null ? null : { amount: null, destination },
    transfer_group: intent.transfer_group,
  };
}

/** The charge succeeded: it is booked, transferred to the team's account, and the fees are deducted. */
export async function succeedCharge(ctx: WritingContext, charge: Stripe.Charge): Promise<Stripe.Charge> {
  const type = charge.payment_method_details?.type === 'card' ? 'card' : 'us_bank_account';
  const booked = await recordBalanceTransaction(ctx, {
    type: type === 'card' ? 'charge' : 'payment',
    reportingCategory: 'charge',
    source: charge.id,
    amount: charge.amount,
    fee: processingFee(type, charge.amount),
    feeDescription: 'Stripe processing fees',
  });
  const paid: Stripe.Charge = {
    ...charge,
    amount_captured: charge.amount,
    balance_transaction: booked.id,
    outcome: outcome('authorized', 'approved_by_network', null, 'Payment complete.'),
    paid: true,
    status: 'succeeded',
  };
  const passed = await transferCharge(ctx, paid);
  await ctx.db.put('charge', passed.id, passed);
  return passed;
}

export async function failCharge(
  ctx: WritingContext,
  charge: Stripe.Charge,
  failure: { code: string; message: string; reason: string },
): Promise<Stripe.Charge> {
  const failed: Stripe.Charge = {
    ...charge,
    failure_code: failure.code,
    failure_message: failure.message,
    outcome: outcome('issuer_declined', 'declined_by_network', failure.reason, 'The bank declined the payment.'),
    paid: false,
    status: 'failed',
  };
  await ctx.db.put('charge', failed.id, failed);
  return failed;
}

function outcome(type: string, network: string, reason: string | null, message: string): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: network,
    reason,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: message,
    type,
  };
}

function cardDetails(method: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails {
  const card = method.card;
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

function bankDetails(method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  const account = method.us_bank_account;
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: account?.account_holder_type ?? null,
      account_type: account?.account_type ?? null,
      bank_name: account?.bank_name ?? null,
      fingerprint: account?.fingerprint ?? null,
      last4: account?.last4 ?? null,
      payment_reference: null,
      routing_number: account?.routing_number ?? null,
    },
  };
}
