import { describe, expect, it } from 'vitest';
import { startPayingTown } from '#tests/adapters/payments/payingTown.ts';

describe('a payment from a bank account', () => {
  it('is pending until the bank has settled it, and then succeeds', async () => {
    const { provider, sandbox, pay } = await startPayingTown();
    const pending = await pay('pm_usBankAccount_success');
    expect(pending.status).toBe('processing');
    const charge = await provider.retrieveCharge(pending.latestChargeId!);
    expect(charge).toMatchObject({ outcome: 'pending', paymentType: 'us_bank_account', last4: '6789' });

    expect(await sandbox.control.advanceBanks()).toBe(1);
    expect(await provider.retrieveIntent(pending.id)).toMatchObject({ status: 'succeeded' });
    expect(await provider.retrieveCharge(charge.id)).toMatchObject({ outcome: 'succeeded', amount: 10_000 });
  });

  it('settles automatically at its time', async () => {
    const { provider, pay } = await startPayingTown({ delays: { bankDebitMs: 50 } });
    const { id } = await pay('pm_usBankAccount_success');
    await expect.poll(async () => (await provider.retrieveIntent(id)).status).toBe('succeeded');
  });

  it.each([
    ['pm_usBankAccount_insufficientFunds', 'insufficient_funds'],
    ['pm_usBankAccount_accountClosed', 'account_closed'],
    ['pm_usBankAccount_debitNotAuthorized', 'debit_not_authorized'],
  ])('with %s fails days later, and can be tried again', async (method, code) => {
    const { provider, sandbox, pay } = await startPayingTown();
    const pending = await pay(method);
    await sandbox.control.advanceBanks();
    const after = await provider.retrieveIntent(pending.id);
    expect(after).toMatchObject({ status: 'waitingForMethod', failure: { code } });
    expect(await provider.retrieveCharge(after.latestChargeId!)).toMatchObject({
      outcome: 'failed',
      failure: { code },
    });
  });

  it('may stay pending indefinitely', async () => {
    const { provider, sandbox, pay } = await startPayingTown();
    const { id } = await pay('pm_usBankAccount_processing');
    await sandbox.control.advanceBanks();
    expect(await provider.retrieveIntent(id)).toMatchObject({ status: 'processing' });
  });

  it('cannot be canceled or refunded while processing', async () => {
    const { provider, pay, newKey } = await startPayingTown();
    const { id, latestChargeId } = await pay('pm_usBankAccount_success');
    const refund = { chargeId: latestChargeId!, amount: 100, returnsApplicationFee: false, refundId: 'refund-1' };
    await expect(provider.cancelIntent(id, 'abandoned', newKey())).rejects.toMatchObject({ reason: 'wrongState' });
    await expect(provider.createRefund(refund, newKey())).rejects.toMatchObject({ reason: 'wrongState' });
  });

  it('is lost immediately when the account holder disputes it', async () => {
    const { provider, sandbox, pay } = await startPayingTown();
    const { latestChargeId } = await pay('pm_usBankAccount_dispute');
    await sandbox.control.advanceBanks();
    const charge = await provider.retrieveCharge(latestChargeId!);
    expect(charge.disputes).toMatchObject([{ outcome: 'lost', isInquiry: false, amount: 10_000 }]);
  });
});
