import { beforeEach, describe, expect, test } from 'vitest';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { payOnline, usePayments } from '#tests/support/paymentFixture.ts';

const paying = usePayments();

beforeEach(() => paying.failing());

interface Paid {
  readonly chargeId: string;
  readonly providerChargeId: string;
}

interface Disputed extends Paid {
  readonly providerDisputeId: string;
}

async function catchUp(): Promise<void> {
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks(2);
  await paying.work();
}

async function paid(number: string): Promise<Paid> {
  const { paymentId } = await paying.owing();
  await payOnline(paying, paying.resident, paymentId, card(number));
  await catchUp();
  const { db } = paying.services;
  const { id: chargeId, providerChargeId } = await db.charge.findFirstOrThrow({ where: { obligationId: paymentId } });
  return { chargeId, providerChargeId: providerChargeId ?? '' };
}

async function disputed(number = '4000000000000259'): Promise<Disputed> {
  const one = await paid(number);
  const { providerDisputeId } = await disputeOf(one);
  return { ...one, providerDisputeId };
}

const disputeOf = ({ chargeId }: Paid) => paying.services.db.chargeDispute.findFirstOrThrow({ where: { chargeId } });

async function refund({ chargeId }: Paid, amountCents: number): Promise<void> {
  await paying.api.act(paying.clerk, 'requestRefund', { chargeId: `Charge:${chargeId}`, amountCents }, 'charge { id }');
  await paying.work();
  await catchUp();
}

/** A payment for which a bank returns every refund after it went through. */
const returning = '4000000000005126';
/** The part of the 520-cent fee that is returned with a refund of 2,500 out of 10,000. */
const feesOfRefund = 130;

async function decide({ providerDisputeId }: Disputed, verdict: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  await paying.town.stripe.disputes.update(providerDisputeId, { evidence: { uncategorized_text: verdict } });
  await catchUp();
}

/** What the team's account has of a payment, per transfer: the amount transferred minus the amount reversed. */
async function held({ chargeId, providerChargeId }: Paid): Promise<readonly number[]> {
  const { stripe } = paying.town;
  const { transfer } = await stripe.charges.retrieve(providerChargeId);
  const first = await stripe.transfers.retrieve(typeof transfer === 'string' ? transfer : (transfer?.id ?? ''));
  const settlements = await paying.services.db.settlement.findMany({ where: { chargeId }, orderBy: { id: 'asc' } });
  const groups = settlements.map(({ reason }) => stripe.transfers.list({ transfer_group: reason }));
  const again = (await Promise.all(groups)).flatMap(({ data }) => data);
  return [first, ...again].map(({ amount, amount_reversed: reversed }) => amount - reversed);
}

/** The provider succeeds, but its response is lost, and so is the job. */
async function unheard(name: 'reverseTransfer' | 'transferAgain', during: () => Promise<void>): Promise<void> {
  const cut = (provider: PaymentProvider): Partial<PaymentProvider> => ({
    [name]: async (...order: [never, string]) => {
      await provider[name](...order);
      throw new PaymentsUnavailable('cut');
    },
  });
  paying.failing(cut);
  await during();
  await paying.services.pool.query('DELETE FROM graphile_worker._private_jobs');
  paying.failing();
}

async function sweep(): Promise<void> {
  await sweepPayments({ services: paying.services, actor: { kind: 'system' } });
  await paying.work();
}

describe('a disputed payment', () => {
  test("is withdrawn from the team's account, and stays withdrawn when lost", async () => {
    const one = await disputed();
    expect(await held(one)).toEqual([0]);
    await decide(one, 'losing_evidence');
    await sweep();
    expect(await held(one)).toEqual([0]);
  });

  test("is returned to the team's account when won", async () => {
    const one = await disputed();
    await decide(one, 'winning_evidence');
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
  });

  test('is withdrawn and returned once, even if a response is lost', async () => {
    const made: Disputed[] = [];
    await unheard('reverseTransfer', async () => void made.push(await disputed()));
    const [one] = made;
    if (!one) throw new Error('there was no dispute');
    await sweep();
    expect(await held(one)).toEqual([0]);
    await unheard('transferAgain', () => decide(one, 'winning_evidence'));
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
  });

  test('is returned when it is won before we learn that it was withdrawn', async () => {
    const made: Disputed[] = [];
    await unheard('reverseTransfer', async () => void made.push(await disputed()));
    const [one] = made;
    if (!one) throw new Error('there was no dispute');
    await decide(one, 'winning_evidence');
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
  });

  test('withdraws nothing while it is only an inquiry', async () => {
    const one = await disputed('4000000000001976');
    await sweep();
    expect(await held(one)).toEqual([10_000]);
  });

  test('can be refunded after it was won, from wherever the money is', async () => {
    const one = await disputed();
    await decide(one, 'winning_evidence');
    await refund(one, 2_500);
    expect(await held(one)).toEqual([0, 7_500]);
    await sweep();
    expect(await held(one)).toEqual([0, 7_500]);
  });
});

describe('a refund that a bank returns', () => {
  test("restores the team's balance: its share comes back, minus the fees it had received", async () => {
    const one = await paid(returning);
    await refund(one, 2_500);
    expect(await held(one)).toEqual([7_500, 2_500 - feesOfRefund]);
    await sweep();
    expect(await held(one)).toEqual([7_500, 2_500 - feesOfRefund]);
  });

  test('is settled once, even if a response is lost', async () => {
    const one = await paid(returning);
    await unheard('transferAgain', () => refund(one, 2_500));
    await sweep();
    await sweep();
    expect(await held(one)).toEqual([7_500, 2_500 - feesOfRefund]);
    const { settleSince } = await paying.services.db.charge.findUniqueOrThrow({ where: { id: one.chargeId } });
    expect(settleSince).toBe(null);
  });

  test('is also settled when returned days later', async () => {
    const one = await paid('4242424242424242');
    await refund(one, 10_000);
    expect(await held(one)).toEqual([0]);
    const { data } = await paying.town.stripe.refunds.list({ charge: one.providerChargeId });
    await paying.town.sandbox.control.failRefund(data[0]?.id ?? '');
    await catchUp();
    expect(await held(one)).toEqual([0, 10_000 - 520]);
  });

  test('after another returned one, still lets a dispute withdraw exactly what the two restored', async () => {
    const one = await paid('4242424242424242');
    // the second one returns 131 cents of fees while the first still counts: alone, each returns 130
    for (const amount of [2_510, 2_510]) await refund(one, amount);
    const { data } = await paying.town.stripe.refunds.list({ charge: one.providerChargeId });
    for (const { id } of data) await paying.town.sandbox.control.failRefund(id);
    await catchUp();
    await paying.town.sandbox.control.disputeCharge(one.providerChargeId);
    await catchUp();
    const { services, town } = paying;
    const { rows } = await services.pool.query<{ taken: number }>(
      `SELECT sum(s.cents)::int AS taken FROM charges c, dispute_shares(c.obligation_id, '{}') s WHERE c.id = $1`,
      [one.chargeId],
    );
    const own = await services.db.settlement.findMany({ where: { chargeId: one.chargeId, amountCents: { gt: 0 } } });
    const further = own.flatMap(({ transfer }) => transfer ?? []);
    const has = await town.provider.heldOf(one.providerChargeId, further);
    expect(has?.cents).toBe(10_000 - 520 - (rows[0]?.taken ?? 0));
  });

  test('can be followed by one that succeeds, after which nothing is left', async () => {
    const one = await paid('4242424242424242');
    await refund(one, 2_500);
    const { data } = await paying.town.stripe.refunds.list({ charge: one.providerChargeId });
    await paying.town.sandbox.control.failRefund(data[0]?.id ?? '');
    await catchUp();
    await refund(one, 10_000);
    expect(await held(one)).toEqual([0, 0]);
  });

  test('leaves the team nothing that the bank took, and neither does one blocked by a dispute', async () => {
    const one = await paid('4242424242424242');
    const input = { chargeId: `Charge:${one.chargeId}`, amountCents: 2_500 };
    await paying.api.act(paying.clerk, 'requestRefund', input, 'charge { id }');
    await paying.town.sandbox.control.disputeCharge(one.providerChargeId);
    await catchUp();
    await sweep();
    const { state, providerRefundId } = await paying.services.db.refund.findFirstOrThrow({
      where: { chargeId: one.chargeId },
    });
    expect([state, providerRefundId]).toEqual(['failed', null]);
    expect(await held(one)).toEqual([0]);
  });
});
