import { isOutdated } from '#domain/payment/intents.ts';
import { dueNow } from '#domain/payment/paymentStatus.ts';
import type { Tx } from '#server/operations/operation.ts';
import { readPayment } from '#server/operations/payment/lockPayment.ts';

/** A submission's live attempts at a price that its answers no longer give. */
export async function outdatedAttempts(tx: Tx, submissionId: string): Promise<string[]> {
  const live = await tx.db.paymentIntent.findMany({ where: { state: 'live', obligation: { submissionId } } });
  const outdated: string[] = [];
  for (const { id, obligationId, amountCents, paymentType } of live) {
    const { owed, state, config } = await readPayment(tx, obligationId);
    if (isOutdated({ total: Number(amountCents), paymentType }, dueNow(owed, state), config)) outdated.push(id);
  }
  return outdated;
}
