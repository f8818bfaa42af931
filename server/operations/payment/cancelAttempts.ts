import type { Operation, Tx } from '#server/operations/operation.ts';
import { retireIntent } from '#server/operations/payment/retireIntent.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Wraps an operation that may change the price and returns the attempts at the old price. They are canceled at the
 * provider before it returns; a job, written with the change, cancels those that could not be canceled then. Answers
 * can be saved while the provider is down: a payer who still pays the old price is listed as overpaid, or owes the
 * rest.
 */
export function cancelingAttempts<Input, Output>(
  change: Operation<Input, { readonly outdated: readonly string[]; readonly output: Output }>,
): Operation<Input, Output> {
  return async (ctx, input, idempotencyKey) => {
    const { outdated, output } = await change(ctx, input, idempotencyKey);
    for (const intentId of outdated) await endNow(ctx, intentId);
    return output;
  };
}

export async function enqueueAttemptCancellations(tx: Tx, intentIds: readonly string[]): Promise<void> {
  for (const paymentIntentId of intentIds)
    await tx.enqueue('payment/retireIntent', { paymentIntentId }, { key: paymentIntentId });
}

async function endNow(ctx: OperationContext, intentId: string): Promise<void> {
  try {
    await retireIntent(ctx, intentId);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    ctx.services.log.warn({ err: error, intentId }, 'could not end an outdated payment attempt; a job will retry');
  }
}
