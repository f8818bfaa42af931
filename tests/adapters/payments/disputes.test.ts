import { describe, expect, it } from 'vitest';
import { startPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';

async function disputed(town: PayingTown): Promise<{ chargeId: string; id: string }> {
  const { latestChargeId } = await town.pay('pm_card_createDispute');
  await town.sandbox.control.advanceBanks();
  const charge = await town.provider.retrieveCharge(latestChargeId!);
  return { chargeId: charge.id, id: charge.disputes[0]!.id };
}

describe('a dispute', () => {
  it('withdraws the money immediately and has a deadline for evidence', async () => {
    const town = await startPayingTown();
    const { id, chargeId } = await disputed(town);
    const dispute = await town.provider.retrieveDispute(id);
    expect(dispute).toMatchObject({
      chargeId,
      outcome: 'opened',
      status: 'needs_response',
      isInquiry: false,
      amount: 10_000,
      reason: 'fraudulent',
    });
    expect(dispute.evidenceDueAt!.getTime()).toBeGreaterThan(dispute.at.getTime());
    const { balance_transactions: moved } = await town.stripe.disputes.retrieve(id);
    expect(moved.map(({ amount, fee }) => [amount, fee])).toEqual([[-10_000, 1_500]]);
  });

  it('that is won returns the money', async () => {
    const town = await startPayingTown();
    const { id, chargeId } = await disputed(town);
    await town.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(await town.provider.retrieveDispute(id)).toMatchObject({ outcome: 'won' });
    const { balance_transactions: moved } = await town.stripe.disputes.retrieve(id);
    expect(moved.map(({ amount }) => amount)).toEqual([-10_000, 10_000]);
    expect((await town.provider.retrieveCharge(chargeId)).disputes).toMatchObject([{ outcome: 'won' }]);
  });

  it.each(['losing evidence', 'acceptance'])('is lost by %s', async (way) => {
    const town = await startPayingTown();
    const { id } = await disputed(town);
    if (way === 'acceptance') await town.stripe.disputes.close(id);
    else await town.stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } });
    expect(await town.provider.retrieveDispute(id)).toMatchObject({ outcome: 'lost' });
    await expect(town.stripe.disputes.close(id)).rejects.toThrow('already closed');
  });

  it('stays under review as long as the bank takes', async () => {
    const town = await startPayingTown();
    const { id } = await disputed(town);
    await town.stripe.disputes.update(id, { evidence: { uncategorized_text: 'a receipt' } });
    expect(await town.provider.retrieveDispute(id)).toMatchObject({ outcome: 'opened', status: 'under_review' });
  });

  it('that is only an inquiry moves no money', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_createDisputeInquiry');
    await town.sandbox.control.advanceBanks();
    const { disputes, inquiries } = await town.provider.retrieveCharge(latestChargeId!);
    expect(disputes).toEqual([]);
    expect(inquiries).toMatchObject([{ outcome: 'opened', isInquiry: true }]);
    const { id } = inquiries[0]!;
    expect((await town.stripe.disputes.retrieve(id)).balance_transactions).toEqual([]);
  });

  it('blocks refunds of the charge until it is won', async () => {
    const town = await startPayingTown();
    const { id, chargeId } = await disputed(town);
    const refund = { chargeId, amount: 100, returnsApplicationFee: false, refundId: 'refund-1' };
    await expect(town.provider.createRefund(refund, town.newKey())).rejects.toMatchObject({ reason: 'disputed' });
    await town.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(await town.provider.createRefund(refund, town.newKey())).toMatchObject({ outcome: 'succeeded' });
  });

  it('is withdrawn from and returned to the team once per reason, whatever the key', async () => {
    const town = await startPayingTown();
    const { chargeId } = await disputed(town);
    const [first] = (await town.provider.heldOf(chargeId, []))?.transfers ?? [];
    expect(first?.left).toBe(10_000);
    const back = { transferId: first?.id ?? '', amount: 10_000, reason: 'dispute-1' };
    for (const amount of [10_000, 10_000])
      expect(await town.provider.reverseTransfer({ ...back, amount }, town.newKey())).toBe(10_000);
    expect(await town.provider.reverseTransfer({ ...back, reason: 'another' }, town.newKey())).toBe(0);
    const on = { chargeId, amount: 10_000, reason: 'dispute-1' };
    const id = await town.provider.transferAgain(on, town.newKey());
    expect(await town.provider.transferAgain(on, town.newKey())).toBe(id);
    expect(await town.provider.reverseTransfer({ ...back, transferId: id, amount: 2_500 }, town.newKey())).toBe(2_500);
    const transfers = [
      { id, left: 7_500 },
      { id: first?.id, left: 0 },
    ];
    expect(await town.provider.heldOf(chargeId, [id])).toMatchObject({ transfers });
    expect(await town.stripe.transfers.retrieve(id)).toMatchObject({
      amount: 10_000,
      amount_reversed: 2_500,
      destination: town.accountId,
      source_transaction: null,
    });
  });

  it('is opened once per charge', async () => {
    const town = await startPayingTown();
    const { chargeId } = await disputed(town);
    await town.sandbox.control.disputeCharge(chargeId);
    expect((await town.provider.retrieveCharge(chargeId)).disputes).toHaveLength(1);
  });
});
