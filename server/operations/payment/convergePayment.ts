import { system } from '#server/actor.ts';
import { enterCharges } from '#server/operations/payment/enterCharges.ts';
import type { IntentStatus, PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/** What to look at, by the provider’s ids; one of them is enough. */
export interface Subject {
  readonly intentId: string | null;
  readonly chargeId: string | null;
}

/**
 * Brings the ledger to what the provider knows of one attempt. A webhook, a page that waits and the sweep all come here:
 * the truth is read again each time, so it does not matter who comes, how often and in which order. Answers where the
 * attempt is; null when it is none of ours.
 */
export async function convergePayment(ctx: OperationContext, subject: Subject): Promise<IntentStatus | null> {
  const { payments } = ctx.services;
  const intentId = subject.intentId ?? (await intentOfCharge(payments, subject.chargeId));
  if (intentId === null) return null;
  const [intent, charges] = await Promise.all([payments.retrieveIntent(intentId), payments.chargesOfIntent(intentId)]);
  const isOurs = await enterCharges({ ...ctx, actor: system }, { intent, charges });
  return isOurs ? intent.status : null;
}

const intentOfCharge = async (payments: PaymentProvider, chargeId: string | null): Promise<string | null> =>
  chargeId === null ? null : (await payments.retrieveCharge(chargeId)).intentId;
