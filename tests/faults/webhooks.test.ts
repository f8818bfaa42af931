import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { paymentWebhooks } from '#server/http/paymentWebhooks.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { drillCounts } from '#tests/faults/drill.ts';
import { payOnline, usePayments } from '#tests/support/paymentFixture.ts';

const paying = usePayments();
const copies = 3;

/** The same for every run, and out of order. */
const outOfOrder = <T>(things: readonly T[]): readonly T[] => {
  const place = (n: number): string => createHash('sha256').update(`place ${n}`).digest('hex');
  return things
    .map((thing, n) => ({ thing, at: place(n) }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ thing }) => thing);
};

test('webhooks delivered three times, out of order, with three workers count once', async () => {
  const paid: string[] = [];
  for (let n = 0; n < drillCounts().payments; n += 1) {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    paid.push(paymentId);
  }
  await paying.town.sandbox.control.deliverWebhooks();
  const sent = outOfOrder(Array.from({ length: copies }, () => paying.town.hall.received).flat());
  const webhooks = paymentWebhooks(paying.services);
  const statuses = new Set<number>();
  for (let from = 0; from < sent.length; from += 20) {
    const answers = await Promise.all(
      sent
        .slice(from, from + 20)
        .map(async ({ rawBody: body, signature }) =>
          webhooks.request('/', { method: 'POST', body, headers: { 'stripe-signature': signature ?? '' } }),
        ),
    );
    for (const { status } of answers) statuses.add(status);
    await Promise.all([paying.work(), paying.work(), paying.work()]);
  }
  expect([...statuses]).toEqual([200]);
  const entries = await paying.services.db.ledgerEntry.findMany({ where: { obligationId: { in: paid } } });
  expect(entries.map(({ obligationId, kind }) => `${obligationId} ${kind}`).toSorted()).toEqual(
    paid.map((id) => `${id} charge_succeeded`).toSorted(),
  );
  expect(entries.reduce((sum, { amountCents }) => sum + Number(amountCents), 0)).toBe(paid.length * 10_000);
  const receipts = await paying.services.db.outboxMail.count({ where: { kind: 'paymentReceipt' } });
  expect(receipts).toBe(paid.length);
});
