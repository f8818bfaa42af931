import type { Operation, Tx } from '#server/operations/operation.ts';
import { retireIntent } from '#server/operations/payment/retireIntent.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Makes an operation of one that changes what is owed and answers the attempts that would pay what was owed before.
 * They are ended at the provider before it answers. A job, written with the change, ends what could not be ended then:
 * that the provider is silent keeps nobody from taking cash.
 */
export function endingAttempts<Input, Output>(
  change: Operation<Input, { readonly outdated: readonly string[]; readonly output: Output }>,
): Operation<Input, Output> {
  return async (ctx, input, idempotencyKey) => {
    const { outdated, output } = await change(ctx, input, idempotencyKey);
    for (const intentId of outdated) await endNow(ctx, intentId);
    return output;
  };
}

export async function endByJob(tx: Tx, intentIds: readonly string[]): Promise<void> {
  for (const paymentIntentId of intentIds)
    await tx.enqueue('payment/retireIntent', { paymentIntentId }, { key: paymentIntentId });
}

async function endNow(ctx: OperationContext, intentId: string): Promise<void> {
  try {
    await retireIntent(ctx, intentId);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    ctx.services.log.warn({ err: error, intentId }, 'an outdated attempt to pay is left to a job');
  }
}
