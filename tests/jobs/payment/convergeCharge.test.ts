import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeStatus, remainingAmount } from '#domain/payment/chargeStatus.ts';
import { factId } from '#domain/payment/ledger.ts';
import { teamShare } from '#domain/payment/teamShare.ts';
import { newId } from '#server/newId.ts';
import { catchUpEvents } from '#server/operations/payment/catchUpEvents.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { allowRefusal } from '#tests/support/graphql.ts';
import { payment, payOnline, startPaying, usePayments } from '#tests/support/paymentFixture.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const paying = usePayments();
const system = () => ({ services: paying.services, actor: { kind: 'system' } as const });

async function ledgerOf(obligationId: string) {
  const rows = await paying.services.db.ledgerEntry.findMany({ where: { obligationId } });
  return rows.map(({ amountCents, ...entry }) => ({ ...entry, amount: Number(amountCents) }));
}

/** Signed with a wrong secret. */
const forged = (signature: string): string => signature.replace(/v1=\w+/g, `v1=${'0'.repeat(64)}`);

const kindsIn = async (obligationId: string): Promise<string[]> =>
  (await ledgerOf(obligationId)).map(({ kind }) => kind).toSorted();

describe('an event from the provider', () => {
  test('delivered three times in any order is entered once', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    const statuses = await paying.webhooks(3);
    expect(statuses.length).toBeGreaterThanOrEqual(9);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await paying.work();
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded']);
    expect(await paying.services.db.charge.count({ where: { obligationId: paymentId } })).toBe(1);
    const events = await paying.services.db.providerEvent.findMany();
    expect(events.filter(({ processedAt }) => processedAt === null)).toEqual([]);
  });

  test('is not accepted from anyone else', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    const before = await paying.services.db.providerEvent.count();
    expect(new Set(await paying.webhooks(1, forged))).toEqual(new Set([400]));
    expect(await paying.services.db.providerEvent.count()).toBe(before);
  });

  test('about unknown money changes nothing', async () => {
    await paying.work();
    const before = await paying.services.db.ledgerEntry.count();
    await paying.town.pay('pm_card_visa');
    await paying.webhooks();
    await paying.work();
    expect(await paying.services.db.ledgerEntry.count()).toBe(before);
  });

  test('is entered once when webhook, page, and sweep run at the same time', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    const row = await paying.services.db.paymentIntent.findFirstOrThrow({ where: { obligationId: paymentId } });
    const subject = { intentId: row.providerIntentId, chargeId: null };
    await Promise.all(Array.from({ length: 8 }, () => convergePayment(system(), subject)));
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded']);
  });

  test('about a submission deleted in the meantime is still entered', async () => {
    const { paymentId, submission } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    const input = { submissionId: `Submission:${submission.id}` };
    expect((await paying.api.attempt(paying.clerk, 'deleteSubmission', input)).refusal).toBe(null);
    await paying.webhooks();
    await paying.work();
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded']);
    expect(await paying.services.db.dashboardRow.count({ where: { id: submission.id } })).toBe(0);
  });
});

describe('the payment sweep', () => {
  const longAgo = new Date(Date.now() - 2 * 86_400_000);

  test('checks attempts that no job follows anymore', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    await paying.town.sandbox.control.deliverWebhooks();
    paying.town.hall.received.length = 0;
    await paying.services.pool.query('DELETE FROM graphile_worker._private_jobs');
    await sweepPayments(system());
    // the first check is delayed by the age of the attempt
    await paying.services.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await paying.work();
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded']);
  });

  test('ends attempts unpaid for a day, including unrecorded ones', async () => {
    const started = await paying.owing();
    const { data } = await startPaying(paying.api, paying.resident, {
      paymentId: payment(started.paymentId),
      paymentType: 'card',
    });
    expect(data.createPaymentIntent.intent.totalCents).toBe(10_000);
    const unrecorded = await paying.owing();
    const id = newId();
    const { teamId } = await paying.services.db.obligation.findUniqueOrThrow({ where: { id: unrecorded.paymentId } });
    await paying.services.db.paymentIntent.create({
      data: {
        ...{ id, teamId, obligationId: unrecorded.paymentId, paymentType: 'card', amountCents: 10_000 },
        idempotencyKey: `intent:${id}`,
        createdById: paying.resident.id,
      },
    });
    const both = { obligationId: { in: [started.paymentId, unrecorded.paymentId] } };
    await paying.services.db.paymentIntent.updateMany({ where: both, data: { updatedAt: longAgo } });
    await sweepPayments(system());
    await paying.work();
    const rows = await paying.services.db.paymentIntent.findMany({ where: both });
    expect(rows.map(({ state }) => state)).toEqual(['canceled', 'canceled']);
    for (const { providerIntentId } of rows)
      expect((await paying.town.provider.retrieveIntent(providerIntentId ?? '')).status).toBe('canceled');
  });
});

describe('the sweep of failed attempts', () => {
  test('ends an attempt with a declined card and no retry, and stops checking it', async () => {
    const { paymentId: obligationId } = await paying.owing();
    await payOnline(paying, paying.resident, obligationId, card('4000000000000002'));
    await paying.webhooks();
    await paying.work();
    expect(await kindsIn(obligationId)).toEqual(['charge_failed']);
    const dayAgo = new Date(Date.now() - 2 * 86_400_000);
    await paying.services.db.paymentIntent.updateMany({ where: { obligationId }, data: { updatedAt: dayAgo } });
    await sweepPayments(system());
    await paying.work();
    const row = await paying.services.db.paymentIntent.findFirstOrThrow({ where: { obligationId } });
    expect(row.state).toBe('canceled');
  });
});

describe('lost webhooks', () => {
  test('about a dispute are fetched, and entered once however often', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    await paying.webhooks();
    await paying.work();
    await catchUpEvents(system(), 1);
    await paying.work();
    const charge = await paying.services.db.charge.findFirstOrThrow({ where: { obligationId: paymentId } });
    await paying.town.sandbox.control.disputeCharge(charge.providerChargeId ?? '');
    await paying.town.sandbox.control.deliverWebhooks();
    const late = paying.town.hall.received.splice(0);
    await sweepPayments(system());
    await paying.work();
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded']);

    expect(await catchUpEvents(system(), 1)).toBe(late.length);
    await paying.work();
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded', 'dispute_opened']);
    expect(await paying.services.db.chargeDispute.count({ where: { chargeId: charge.id } })).toBe(1);

    // they arrive after all
    paying.town.hall.received.push(...late);
    await paying.webhooks(2);
    expect(await catchUpEvents(system(), 1)).toBe(0);
    await paying.work();
    expect(await kindsIn(paymentId)).toEqual(['charge_succeeded', 'dispute_opened']);
  });
});

/** Things that can happen to money and to its events. */
const happenings = {
  pay: async (paymentId: string) => {
    const wish = { paymentId: payment(paymentId), paymentType: 'card' };
    const { refusal } = await startPaying(paying.api, paying.resident, wish);
    if (refusal === null) await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
  },
  payDeclined: async (paymentId: string) => {
    const wish = { paymentId: payment(paymentId), paymentType: 'card' };
    const { refusal } = await startPaying(paying.api, paying.resident, wish);
    if (refusal === null) await payOnline(paying, paying.resident, paymentId, card('4000000000000002'));
  },
  payByBank: async (paymentId: string) => {
    const wish = { paymentId: payment(paymentId), paymentType: 'us_bank_account' };
    const { refusal } = await startPaying(paying.api, paying.resident, wish);
    if (refusal === null) await payOnline(paying, paying.resident, paymentId, bankAccount('000222222227'));
  },
  payWithLateRefunds: async (paymentId: string) => {
    const wish = { paymentId: payment(paymentId), paymentType: 'card' };
    const { refusal } = await startPaying(paying.api, paying.resident, wish);
    if (refusal === null) await payOnline(paying, paying.resident, paymentId, card('4000000000007726'));
  },
  refundPart: async (paymentId: string) => {
    const [charge] = await paying.services.db.charge.findMany({ where: { obligationId: paymentId }, take: 1 });
    if (charge) {
      const input = { chargeId: `Charge:${charge.id}`, amountCents: 3_000 };
      await allowRefusal(paying.api.attempt(paying.clerk, 'requestRefund', input));
    }
  },
  /** disputes the full amount, even after a partial refund */
  dispute: async (paymentId: string) => {
    const charge = await paying.services.db.charge.findFirst({ where: { obligationId: paymentId } });
    const known = charge?.providerChargeId && (await paying.town.provider.retrieveCharge(charge.providerChargeId));
    if (known && known.outcome === 'succeeded') await paying.town.sandbox.control.disputeCharge(known.id);
  },
  decide: async (paymentId: string) => {
    const where = { charge: { obligationId: paymentId }, status: 'needs_response' };
    const dispute = await paying.services.db.chargeDispute.findFirst({ where });
    if (!dispute) return;
    const known = await paying.town.provider.retrieveDispute(dispute.providerDisputeId);
    const evidence = { uncategorized_text: dispute.id < paymentId ? 'winning_evidence' : 'losing_evidence' };
    if (known.outcome === 'opened') await paying.town.stripe.disputes.update(known.id, { evidence });
  },
  refundReturns: async (paymentId: string) => {
    const where = { charge: { obligationId: paymentId }, providerRefundId: { not: null } };
    const refund = await paying.services.db.refund.findFirst({ where });
    if (refund?.providerRefundId) await paying.town.sandbox.control.failRefund(refund.providerRefundId);
  },
  banksWork: () => paying.town.sandbox.control.advanceBanks(),
  webhooksTwice: () => paying.webhooks(2),
  webhooksLost: async () => {
    await paying.town.sandbox.control.deliverWebhooks();
    paying.town.hall.received.length = 0;
  },
  jobs: () => paying.work(),
} as const satisfies Record<string, (paymentId: string) => Promise<unknown>>;

const names = Object.keys(happenings) as (keyof typeof happenings)[];
const [obligations, events] = [5, 40];

test(
  'after any events on five payments, in any delivery order, the ledger matches the provider',
  { timeout: 240_000 },
  async () => {
    const event = fc.tuple(fc.constantFrom(...names), fc.nat(obligations - 1));
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: events, maxLength: events }), async (history) => {
        const owing: string[] = [];
        while (owing.length < obligations) owing.push((await paying.owing()).paymentId);
        expect(new Set(owing).size).toBe(obligations);
        for (const [name, place] of history) await happenings[name](owing[place] ?? '');
        await paying.work();
        for (const paymentId of owing) await expectTruth(paymentId);
      }),
      { numRuns: propertyRuns(3) },
    );
  },
);

/**
 * Fetches the provider's state again, as the sweep does; the ledger must then have exactly that, with nothing twice.
 */
async function expectTruth(obligationId: string): Promise<void> {
  const intents = await paying.services.db.paymentIntent.findMany({ where: { obligationId } });
  for (const { providerIntentId: intentId } of intents) await convergePayment(system(), { intentId, chargeId: null });
  await paying.work();
  const entries = await ledgerOf(obligationId);
  const ids = entries.flatMap(({ externalId }) => externalId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  let seen = 0;
  for (const { providerIntentId } of intents) {
    for (const known of await paying.town.provider.chargesOfIntent(providerIntentId ?? '')) {
      const row = await paying.services.db.charge.findUniqueOrThrow({ where: { providerChargeId: known.id } });
      const own = entries.filter(({ chargeId }) => chargeId === row.id);
      seen += own.length;
      const given = sumOf(known.refunds.filter(({ outcome }) => outcome === 'succeeded'));
      const disputed = sumOf(known.disputes.filter(({ outcome }) => outcome !== 'won'));
      expect(remainingAmount(own)).toBe(
        known.outcome === 'succeeded' ? Math.max(0, known.amount - given - disputed) : 0,
      );
      expect(chargeStatus(own) === 'failed').toBe(known.outcome === 'failed');
      // the team's account balance matches the ledger
      expect(await heldOf(row.id, known.id)).toBe(await shareOf(row.id));
    }
  }
  expect(seen).toBe(entries.length);
  const paid = intents.filter(({ state }) => state === 'succeeded');
  expect(paid.length).toBeLessThanOrEqual(1);
}

/** What the team's account holds of a charge, by the provider's data. */
async function heldOf(chargeId: string, providerChargeId: string): Promise<number> {
  const where = { chargeId, amountCents: { gt: 0 } };
  const again = await paying.services.db.settlement.findMany({ where, orderBy: { id: 'asc' } });
  const transfers = again.flatMap(({ transfer }) => transfer ?? []);
  return (await paying.town.provider.heldOf(providerChargeId, transfers))?.cents ?? 0;
}

/** The same balance by the ledger. */
async function shareOf(id: string): Promise<number> {
  const { method, amountCents, feeCents, ledgerEntries, refunds } = await paying.services.db.charge.findUniqueOrThrow({
    where: { id },
    include: { ledgerEntries: true, refunds: true },
  });
  const charge = { whole: Number(amountCents), fee: Number(feeCents), providerFee: 0 };
  const refused = refunds.filter(({ state, providerRefundId }) => state === 'failed' && !providerRefundId);
  return teamShare(
    ledgerEntries.map((entry) => {
      const wasRefused = refused.some((refund) => entry.externalId === factId(refund.id, 'refund_failed'));
      return { ...entry, amount: Number(entry.amountCents), method, charge, wasRefused };
    }),
  );
}

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
