import { system } from '#server/actor.ts';
import { convergeLedger } from '#server/operations/payment/convergeLedger.ts';
import type { IntentStatus, PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/** What to look up, by the provider's ids; one of them is enough. */
export interface ProviderSubject {
  readonly intentId: string | null;
  readonly chargeId: string | null;
}

/**
 * Updates the ledger to the provider's state of one attempt. Webhooks, waiting pages, and the sweep all call it;
 * since it always reads the current state, their order and number don't matter. Returns the attempt's status, or null
 * if it isn't ours.
 */
export async function convergePayment(ctx: OperationContext, subject: ProviderSubject): Promise<IntentStatus | null> {
  const { payments } = ctx.services;
  const intentId = subject.intentId ?? (await intentOfCharge(payments, subject.chargeId));
  if (intentId === null) return null;
  const [intent, charges] = await Promise.all([payments.retrieveIntent(intentId), payments.chargesOfIntent(intentId)]);
  const isOurs = await convergeLedger({ ...ctx, actor: system }, { intent, charges });
  return isOurs ? intent.status : null;
}

const intentOfCharge = async (payments: PaymentProvider, chargeId: string | null): Promise<string | null> =>
  chargeId === null ? null : (await payments.retrieveCharge(chargeId)).intentId;
