import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewRefund, RefundDetails } from '#server/payments/PaymentProvider.ts';
import { newKey, startPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';

const refundOf = (
  town: PayingTown,
  chargeId: string,
  amount: number,
  more: Partial<NewRefund> = {},
): Promise<RefundDetails> =>
  town.provider.createRefund({ chargeId, amount, returnsApplicationFee: true, refundId: newKey(), ...more }, newKey());

describe('a refund', () => {
  it('returns the whole payment, including the fee', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_visa');
    const refund = await refundOf(town, latestChargeId!, 10_000, { refundId: 'refund-7' });
    expect(refund).toMatchObject({
      id: 'refund-7',
      outcome: 'succeeded',
      amount: 10_000,
      chargeId: latestChargeId,
      failureReason: null,
    });
    const charge = await town.provider.retrieveCharge(latestChargeId!);
    expect(charge).toMatchObject({ outcome: 'succeeded', refunded: 10_000 });
    expect(charge.refunds).toEqual([refund]);

    const kept = await town.stripe.charges.retrieve(latestChargeId!, { expand: ['transfer', 'application_fee'] });
    expect(kept.transfer).toMatchObject({ amount_reversed: 10_000, reversed: true });
    expect(kept.application_fee).toMatchObject({ amount_refunded: 526, refunded: true });
  });

  it('can leave the fee with the platform', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_visa');
    await refundOf(town, latestChargeId!, 10_000, { returnsApplicationFee: false });
    const kept = await town.stripe.charges.retrieve(latestChargeId!, { expand: ['transfer', 'application_fee'] });
    expect(kept.transfer).toMatchObject({ amount_reversed: 10_000 });
    expect(kept.application_fee).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it('of a part leaves the rest refundable, oldest first', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_visa');
    await refundOf(town, latestChargeId!, 2_500);
    await refundOf(town, latestChargeId!, 1);
    const charge = await town.provider.retrieveCharge(latestChargeId!);
    expect(charge.refunded).toBe(2_501);
    expect(charge.refunds.map((refund) => refund.amount)).toEqual([2_500, 1]);
    await expect(refundOf(town, latestChargeId!, 7_500)).rejects.toMatchObject({ name: 'PaymentsRefused' });
    await refundOf(town, latestChargeId!, 7_499);
    await expect(refundOf(town, latestChargeId!, 1)).rejects.toMatchObject({ reason: 'alreadyRefunded' });
  });

  it('in any parts returns every cent of transfer and fee exactly once', async () => {
    const town = await startPayingTown();
    const cut = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cut, fc.integer({ min: 1, max: 999 }), async (cuts, applicationFee) => {
        const { latestChargeId } = await town.pay('pm_card_visa', { applicationFee });
        const edges = [...new Set([0, ...cuts, 10_000])].toSorted((a, b) => a - b);
        for (const [index, edge] of edges.slice(1).entries()) {
          await refundOf(town, latestChargeId!, edge - edges[index]!);
        }
        const kept = await town.stripe.charges.retrieve(latestChargeId!, { expand: ['transfer', 'application_fee'] });
        expect(kept).toMatchObject({ amount_refunded: 10_000, refunded: true });
        expect(kept.transfer).toMatchObject({ amount_reversed: 10_000 });
        expect(kept.application_fee).toMatchObject({ amount_refunded: applicationFee, refunded: true });
      }),
      { numRuns: 15 },
    );
  });

  it('can stay pending', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_pendingRefund');
    const refund = await refundOf(town, latestChargeId!, 4_000);
    expect(refund.outcome).toBe('pending');
    await town.sandbox.control.advanceBanks();
    expect(await town.provider.retrieveRefund(refund.providerId)).toMatchObject({ outcome: 'succeeded' });
  });

  it('of a bank payment is always pending at first', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_usBankAccount_success');
    await town.sandbox.control.advanceBanks();
    const refund = await refundOf(town, latestChargeId!, 4_000);
    expect(refund.outcome).toBe('pending');
    await town.sandbox.control.advanceBanks();
    expect(await town.provider.retrieveRefund(refund.providerId)).toMatchObject({ outcome: 'succeeded' });
  });

  it("made on the provider's own pages is identified by the provider's id", async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_visa');
    const foreign = await town.stripe.refunds.create({ charge: latestChargeId!, amount: 250 });
    const { refunds } = await town.provider.retrieveCharge(latestChargeId!);
    expect(refunds).toMatchObject([{ id: foreign.id, providerId: foreign.id, amount: 250 }]);
  });

  it('can fail after it succeeded, and the money is then back with the town', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_refundFail');
    const refund = await refundOf(town, latestChargeId!, 4_000);
    expect(refund.outcome).toBe('succeeded');
    await town.sandbox.control.advanceBanks();
    const charge = await town.provider.retrieveCharge(latestChargeId!);
    expect(charge.refunded).toBe(0);
    expect(charge.refunds).toMatchObject([
      { id: refund.id, outcome: 'failed', amount: 4_000, failureReason: 'expired_or_canceled_card' },
    ]);
  });

  it('failed deliberately by a test is like any other failed refund', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_visa');
    const { providerId } = await refundOf(town, latestChargeId!, 100);
    await town.sandbox.control.failRefund(providerId);
    expect(await town.provider.retrieveRefund(providerId)).toMatchObject({ outcome: 'failed' });
  });
});
