import { operation } from '#server/operations/operation.ts';
import type { EventSubject, ProviderEvent } from '#server/payments/provider.ts';
import type { Subject } from '#server/operations/payment/convergePayment.ts';

/**
 * Notes what the provider told and has it looked at; what was told before is passed over. Answers at once: the
 * provider tells again whatever takes longer than some seconds.
 */
export const takeEvent = operation<ProviderEvent, null>('takeEvent', async (tx, event) => {
  const subject = subjectOf(event.subject);
  const { count } = await tx.db.providerEvent.createMany({
    data: [
      {
        ...{ id: event.id, type: event.type, accountId: event.accountId, payload: event.payload },
        receivedAt: tx.now,
        processedAt: subject === null ? tx.now : null,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 1 && subject !== null) await tx.enqueue('payment/convergeCharge', { ...subject, eventId: event.id });
  return null;
});

function subjectOf(subject: EventSubject): Subject | null {
  switch (subject.kind) {
    case 'intent':
      return { intentId: subject.intentId, chargeId: null };
    case 'charge':
      return { intentId: subject.intentId, chargeId: subject.chargeId };
    case 'refund':
    case 'dispute':
      return subject.chargeId === null ? null : { intentId: null, chargeId: subject.chargeId };
    case 'account':
    case 'other':
      return null;
  }
}
