import type Stripe from 'stripe';
import * as z from 'zod';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { emptyEvidence } from '#server/sandbox/afterPayment/emptyEvidence.ts';
import { getFile } from '#server/sandbox/afterPayment/files.ts';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest, missingObject } from '#server/sandbox/api/stripeFailure.ts';
import { recordBalanceTransaction } from '#server/sandbox/balance/balanceTransactions.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { getCharge } from '#server/sandbox/paying/charges.ts';
import { cardEffect } from '#server/sandbox/paying/paymentEffect.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

export const updateDisputeParams = z.strictObject({
  evidence: z
    .strictObject({ uncategorized_text: params.text.optional(), uncategorized_file: params.text.optional() })
    .optional(),
  metadata: params.metadata.optional(),
  submit: params.flag.optional(),
  ...expandParam,
});

const disputeFee = 1500;
const daysToRespond = 9;

export async function getDispute(db: SandboxReading, id: string): Promise<Stripe.Dispute> {
  const dispute = await db.find('dispute', id);
  if (!dispute) throw missingObject('dispute', id);
  return dispute;
}

/**
 * The payer disputed the payment with their bank. A bank debit is reversed immediately; a card dispute can be
 * answered.
 */
export async function openDispute(ctx: WritingContext, chargeId: string): Promise<void> {
  const charge = await getCharge(ctx.db, chargeId);
  if (charge.disputed) return;
  const card = charge.payment_method_details?.card;
  const effect = cardEffect(card?.fingerprint);
  const inquiry = effect.kind === 'disputes' && effect.inquiry;
  const id = newId('du');
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: inquiry ? [] : [await withdraw(ctx, id, charge)],
    charge: chargeId,
    created: ctx.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
    evidence_details: {
      due_by: ctx.now + daysToRespond * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(card && {
      payment_method_details: {
        type: 'card',
        card: {
          brand: card.brand ?? 'visa',
          case_type: inquiry ? 'inquiry' : 'chargeback',
          network: card.brand ?? 'visa',
          network_reason_code: '10.4',
        },
      },
    }),
    reason: card ? (effect.kind === 'disputes' ? effect.reason : 'general') : 'debit_not_authorized',
    status: card ? (inquiry ? 'warning_needs_response' : 'needs_response') : 'lost',
  };
  await ctx.db.put('dispute', id, dispute);
  await ctx.db.put('charge', chargeId, { ...charge, disputed: true });
  await emitEvent(ctx, 'charge.dispute.created', dispute);
  if (!inquiry) await emitEvent(ctx, 'charge.dispute.funds_withdrawn', dispute);
  if (dispute.status === 'lost') await emitEvent(ctx, 'charge.dispute.closed', dispute);
}

const verdicts: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** Stripe's test values decide the outcome: `winning_evidence` and `losing_evidence` as uncategorized text. */
export async function updateDispute(
  ctx: WritingContext,
  id: string,
  given: z.output<typeof updateDisputeParams>,
): Promise<SandboxResponse> {
  const dispute = await getDispute(ctx.db, id);
  checkOpen(dispute);
  const text = given.evidence?.uncategorized_text ?? dispute.evidence.uncategorized_text;
  const file = given.evidence?.uncategorized_file ?? dispute.evidence.uncategorized_file;
  if (typeof file === 'string') await getFile(ctx.db, file);
  const hasEvidence = text !== null || file !== null;
  const submits = hasEvidence && given.submit !== false;
  const inquiry = dispute.status.startsWith('warning_');
  const answered: Stripe.Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, uncategorized_text: text, uncategorized_file: file },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: hasEvidence,
      submission_count: dispute.evidence_details.submission_count + (submits ? 1 : 0),
      submission_method: submits ? 'manual' : dispute.evidence_details.submission_method,
    },
    metadata: { ...dispute.metadata, ...given.metadata },
    status: submits ? (inquiry ? 'warning_under_review' : 'under_review') : dispute.status,
  };
  await ctx.db.put('dispute', id, answered);
  await emitEvent(ctx, 'charge.dispute.updated', answered);
  const verdict = submits ? ownValue(verdicts, text ?? '') : undefined;
  return { status: 200, body: verdict ? await decide(ctx, answered, verdict) : answered };
}

/** Accepting a dispute loses it. */
export async function closeDispute(ctx: WritingContext, id: string): Promise<SandboxResponse> {
  const dispute = await getDispute(ctx.db, id);
  checkOpen(dispute);
  return { status: 200, body: await decide(ctx, dispute, 'lost') };
}

async function decide(ctx: WritingContext, dispute: Stripe.Dispute, verdict: 'won' | 'lost'): Promise<Stripe.Dispute> {
  const inquiry = dispute.status.startsWith('warning_');
  const reinstated = verdict === 'won' && !inquiry;
  const decided: Stripe.Dispute = {
    ...dispute,
    balance_transactions: reinstated
      ? [...dispute.balance_transactions, await reinstate(ctx, dispute)]
      : dispute.balance_transactions,
    is_charge_refundable: verdict === 'won' || inquiry,
    status: inquiry ? 'warning_closed' : verdict,
  };
  await ctx.db.put('dispute', dispute.id, decided);
  if (reinstated) await emitEvent(ctx, 'charge.dispute.funds_reinstated', decided);
  await emitEvent(ctx, 'charge.dispute.closed', decided);
  return decided;
}

function checkOpen(dispute: Stripe.Dispute): void {
  if (['won', 'lost', 'warning_closed'].includes(dispute.status)) {
    throw invalidRequest(`This dispute is already closed: ${dispute.id}`, { code: 'status_transition_invalid' });
  }
}

const withdraw = (ctx: WritingContext, id: string, charge: Stripe.Charge): Promise<Stripe.BalanceTransaction> =>
  recordBalanceTransaction(ctx, {
    type: 'adjustment',
    reportingCategory: 'dispute',
    source: id,
    amount: -charge.amount,
    fee: disputeFee,
    feeDescription: 'Dispute fee',
  });

const reinstate = (ctx: WritingContext, dispute: Stripe.Dispute): Promise<Stripe.BalanceTransaction> =>
  recordBalanceTransaction(ctx, {
    type: 'adjustment',
    reportingCategory: 'dispute_reversal',
    source: dispute.id,
    amount: dispute.amount,
  });
