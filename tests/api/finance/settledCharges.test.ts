import { beforeEach, describe, expect, test } from 'vitest';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { payOnline, usePaying } from '#tests/support/paying.ts';

const paying = usePaying();

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

/** A payment of which a bank sends every refund back, once they went through. */
const returning = '4000000000005126';
/** What of the fees of 520 cents goes back with 2,500 of 10,000. */
const feesOfRefund = 130;

async function decide({ providerDisputeId }: Disputed, verdict: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  await paying.town.stripe.disputes.update(providerDisputeId, { evidence: { uncategorized_text: verdict } });
  await catchUp();
}

/** What of a payment the account of the team has, by each transfer: what was passed on, less what was taken back. */
async function held({ chargeId, providerChargeId }: Paid): Promise<readonly number[]> {
  const { stripe } = paying.town;
  const { transfer } = await stripe.charges.retrieve(providerChargeId);
  const first = await stripe.transfers.retrieve(typeof transfer === 'string' ? transfer : (transfer?.id ?? ''));
  const settlements = await paying.services.db.settlement.findMany({ where: { chargeId }, orderBy: { id: 'asc' } });
  const groups = settlements.map(({ reason }) => stripe.transfers.list({ transfer_group: reason }));
  const again = (await Promise.all(groups)).flatMap(({ data }) => data);
  return [first, ...again].map(({ amount, amount_reversed: reversed }) => amount - reversed);
}

/** The provider does it, and nobody hears of it; then the job is gone as well. */
async function unheard(name: 'takeBack' | 'passOnAgain', during: () => Promise<void>): Promise<void> {
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
  test('goes back from the account of the team, and stays gone when it is lost', async () => {
    const one = await disputed();
    expect(await held(one)).toEqual([0]);
    await decide(one, 'losing_evidence');
    await sweep();
    expect(await held(one)).toEqual([0]);
  });

  test('comes to the account of the team again when it is won', async () => {
    const one = await disputed();
    await decide(one, 'winning_evidence');
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
  });

  test('goes and comes once, whatever answer is lost', async () => {
    const made: Disputed[] = [];
    await unheard('takeBack', async () => void made.push(await disputed()));
    const [one] = made;
    if (!one) throw new Error('nothing was disputed');
    await sweep();
    expect(await held(one)).toEqual([0]);
    await unheard('passOnAgain', () => decide(one, 'winning_evidence'));
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
  });

  test('that is won before anybody hears that it went comes again', async () => {
    const made: Disputed[] = [];
    await unheard('takeBack', async () => void made.push(await disputed()));
    const [one] = made;
    if (!one) throw new Error('nothing was disputed');
    await decide(one, 'winning_evidence');
    await sweep();
    expect(await held(one)).toEqual([0, 10_000]);
  });

  test('that a bank only asks about stays where it is', async () => {
    const one = await disputed('4000000000001976');
    await sweep();
    expect(await held(one)).toEqual([10_000]);
  });

  test('that was won can be refunded, from where the money is', async () => {
    const one = await disputed();
    await decide(one, 'winning_evidence');
    await refund(one, 2_500);
    expect(await held(one)).toEqual([0, 7_500]);
    await sweep();
    expect(await held(one)).toEqual([0, 7_500]);
  });
});

describe('a refund that a bank sends back', () => {
  test('leaves the team what it had: its share comes again, less the fees that it was given', async () => {
    const one = await paid(returning);
    await refund(one, 2_500);
    expect(await held(one)).toEqual([7_500, 2_500 - feesOfRefund]);
    await sweep();
    expect(await held(one)).toEqual([7_500, 2_500 - feesOfRefund]);
  });

  test('is settled once, whatever answer is lost', async () => {
    const one = await paid(returning);
    await unheard('passOnAgain', () => refund(one, 2_500));
    await sweep();
    await sweep();
    expect(await held(one)).toEqual([7_500, 2_500 - feesOfRefund]);
    const { settleSince } = await paying.services.db.charge.findUniqueOrThrow({ where: { id: one.chargeId } });
    expect(settleSince).toBe(null);
  });

  test('days after it went through is settled as well', async () => {
    const one = await paid('4242424242424242');
    await refund(one, 10_000);
    expect(await held(one)).toEqual([0]);
    const { data } = await paying.town.stripe.refunds.list({ charge: one.providerChargeId });
    await paying.town.sandbox.control.failRefund(data[0]?.id ?? '');
    await catchUp();
    expect(await held(one)).toEqual([0, 10_000 - 520]);
  });

  test('after another that was sent back too leaves a dispute in full to the cent what both brought', async () => {
    const one = await paid('4242424242424242');
    // the second takes 131 cents of fees along, for the first still stands: alone either has 130
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

  test('can be followed by one that stays, and nothing is left then', async () => {
    const one = await paid('4242424242424242');
    await refund(one, 2_500);
    const { data } = await paying.town.stripe.refunds.list({ charge: one.providerChargeId });
    await paying.town.sandbox.control.failRefund(data[0]?.id ?? '');
    await catchUp();
    await refund(one, 10_000);
    expect(await held(one)).toEqual([0, 0]);
  });

  test('and one that was never made for it was disputed, leave nothing to the team that the bank took', async () => {
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
