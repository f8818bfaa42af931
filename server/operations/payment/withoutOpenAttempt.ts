import { Refusal } from '#domain/kernel/refusal.ts';
import type { Operation } from '#server/operations/operation.ts';
import { retireIntent } from '#server/operations/payment/retireIntent.ts';
import { PaymentsRefused, PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import type { Payment } from '#server/queries/payment/loadPayment.ts';
import type { OperationContext } from '#server/Services.ts';

/** Someone could still pay online: thrown inside the transaction, which then changes nothing. */
class OpenAttempt extends Error {
  readonly intentId: string;

  constructor(intentId: string) {
    super('an attempt to pay online is open');
    this.intentId = intentId;
  }
}

/** Call it under the lock, after everything else that could refuse the change: ending an attempt can't be undone. */
export function requireNoOpenAttempt({ liveIntent }: Payment): void {
  if (liveIntent) throw new OpenAttempt(liveIntent.id);
}

/** Another payer can start an attempt between two rounds. */
const rounds = 3;

/**
 * Wraps an operation that settles a payment in another way and calls `requireNoOpenAttempt`. An open attempt is first
 * canceled at the provider, between transactions, and the change counts only once the provider has confirmed that:
 * otherwise the same fee could be paid twice.
 */
export function withoutOpenAttempt<Input, Output>(change: Operation<Input, Output>): Operation<Input, Output> {
  return async (ctx, input, idempotencyKey) => {
    for (let round = 0; round < rounds; round += 1) {
      try {
        return await change(ctx, input, idempotencyKey);
      } catch (error) {
        if (!(error instanceof OpenAttempt)) throw round === 0 ? error : afterCancel(error);
        await cancel(ctx, error.intentId);
      }
    }
    throw new Refusal('onlinePaymentOpen');
  };
}

/** If the provider refuses, the attempt is still open or has ended; the next round finds out which. */
async function cancel(ctx: OperationContext, intentId: string): Promise<void> {
  try {
    await retireIntent(ctx, intentId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    ctx.services.log.warn({ err: error, intentId }, 'could not cancel an open payment attempt');
    if (error instanceof PaymentsUnavailable) throw new Refusal('onlinePaymentOpen');
  }
}

const isProviderError = (error: unknown): boolean =>
  error instanceof PaymentsUnavailable || error instanceof PaymentsRefused || error instanceof Refusal;

/** The provider did not cancel the attempt because it had taken the money, or is taking it. */
const afterCancel = (error: unknown): unknown =>
  error instanceof Refusal && (error.code === 'paymentMade' || error.code === 'paymentProcessing')
    ? new Refusal('paidOnline')
    : error;
