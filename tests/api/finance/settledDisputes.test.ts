import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { payOnline, usePaying } from '#tests/support/paying.ts';

const paying = usePaying();

beforeEach(() => paying.failing());

interface Disputed {
  readonly disputeId: string;
  readonly providerDisputeId: string;
  readonly chargeId: string;
  readonly providerChargeId: string;
}

async function catchUp(): Promise<void> {
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks(2);
  await paying.work();
}

async function disputed(number = '4000000000000259'): Promise<Disputed> {
  const { paymentId } = await paying.owing();
  await payOnline(paying, paying.resident, paymentId, card(number));
  await catchUp();
  const { id, providerDisputeId, charge } = await paying.services.db.chargeDispute.findFirstOrThrow({
    where: { charge: { obligationId: paymentId } },
    include: { charge: true },
  });
  const { id: chargeId, providerChargeId } = charge;
  return { disputeId: id, providerDisputeId, chargeId, providerChargeId: providerChargeId ?? '' };
}

async function decide({ providerDisputeId }: Disputed, verdict: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  await paying.town.stripe.disputes.update(providerDisputeId, { evidence: { uncategorized_text: verdict } });
  await catchUp();
}

/** What of a payment the account of the team has, by each transfer: what was passed on, less what was taken back. */
async function held({ disputeId, providerChargeId }: Disputed): Promise<readonly number[]> {
  const { stripe } = paying.town;
  const { transfer } = await stripe.charges.retrieve(providerChargeId);
  const first = await stripe.transfers.retrieve(String(transfer));
  const again = await stripe.transfers.list({ transfer_group: `dispute_${disputeId}` });
  return [first, ...again.data].map(({ amount, amount_reversed: reversed }) => amount - reversed);
}

/** The provider does it, and nobody hears of it; then the job is gone as well. */
async function unheard(name: 'takeBack' | 'passOnAgain', during: () => Promise<void>): Promise<void> {
  const cut = (provider: PaymentProvider): Partial<PaymentProvider> => ({
    [name]: async (...order: Parameters<PaymentProvider['takeBack']>) => {
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
    const refund = { chargeId: `Charge:${one.chargeId}`, amountCents: 2_500 };
    await paying.api.act(paying.clerk, 'requestRefund', refund, 'charge { id }');
    await catchUp();
    expect(await held(one)).toEqual([0, 7_500]);
    await paying.services.db.refund.updateMany({
      where: { chargeId: one.chargeId },
      data: { idempotencyKey: `refund:${newId()}` },
    });
    await sweep();
    expect(await held(one)).toEqual([0, 7_500]);
  });
});
