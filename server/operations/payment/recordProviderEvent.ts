import { operation, type Tx } from '#server/operations/operation.ts';
import type { EventSubject, ProviderEvent } from '#server/payments/PaymentProvider.ts';

/**
 * Records a provider event and queues its processing; duplicates are ignored. Must respond quickly, because the
 * provider resends events after a few seconds.
 */
export const recordProviderEvent = operation<ProviderEvent, null>('recordProviderEvent', async (tx, event) => {
  const follow = followUp(event.subject);
  const { subject } = event;
  const about = { intentId: null, chargeId: null, ...(follow === null ? {} : subject) };
  const { count } = await tx.db.providerEvent.createMany({
    data: [
      {
        ...{ id: event.id, type: event.type, accountId: event.accountId, payload: event.payload },
        ...{ intentId: about.intentId, chargeId: about.chargeId },
        receivedAt: tx.now,
        processedAt: follow === null ? tx.now : null,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 1 && follow !== null) await follow(tx, event.id);
  return null;
});

/** Queues the processing of an event's subject; null if there is nothing to do. */
function followUp(subject: EventSubject): ((tx: Tx, eventId: string) => Promise<void>) | null {
  const charge =
    (intentId: string | null, chargeId: string | null) =>
    (tx: Tx, eventId: string): Promise<void> =>
      tx.enqueue('payment/convergeCharge', { intentId, chargeId, eventId });
  switch (subject.kind) {
    case 'intent':
      return charge(subject.intentId, null);
    case 'charge':
      return charge(subject.intentId, subject.chargeId);
    case 'refund':
    case 'dispute':
      return subject.chargeId === null ? null : charge(null, subject.chargeId);
    case 'account':
      return (tx, eventId) => tx.enqueue('payment/convergeAccount', { accountId: subject.accountId, eventId });
    case 'other':
      return null;
  }
}
