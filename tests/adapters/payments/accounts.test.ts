import { describe, expect, it } from 'vitest';
import { sandboxIdentityToken } from '#domain/payment/browserPayments.ts';
import type { PaymentProvider, ProviderAccount } from '#server/payments/PaymentProvider.ts';
import { pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import { newKey, startPayingTown } from '#tests/adapters/payments/payingTown.ts';

const urls = { returnUrl: 'http://town.example/done', refreshUrl: 'http://town.example/again' };
const team = { organizationName: 'Village of Birch', email: 'clerk@birch.example', metadata: { team_id: 'team-2' } };

const open = (provider: PaymentProvider): Promise<ProviderAccount> => provider.createAccount(team, newKey());

async function identityToken(provider: PaymentProvider, number: string): Promise<string> {
  const { url, body } = sandboxIdentityToken(provider.browser, number);
  const { id } = (await (await fetch(url, { method: 'POST', body })).json()) as { id: string };
  return id;
}

describe("a team's payout account", () => {
  it('cannot take payments until its documents are submitted', async () => {
    const { provider, newIntent } = await startPayingTown();
    const account = await open(provider);
    expect(account).toMatchObject({ chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false });
    expect(account.requirements).toContain('external_account');
    await expect(newIntent({ accountId: account.id })).rejects.toMatchObject({ reason: 'accountNotReady' });

    const { url, expiresAt } = await provider.createOnboardingLink(account.id, urls);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(await (await fetch(url)).text()).toContain('This is a sandbox.');
    expect((await pressSandboxButton(url, 'complete')).headers.get('location')).toBe(urls.returnUrl);

    expect(await provider.retrieveAccount(account.id)).toMatchObject({ chargesEnabled: true, detailsSubmitted: true });
    expect(await newIntent({ accountId: account.id })).toMatchObject({ status: 'waitingForMethod' });
  });

  it('is opened with a link that works once and can be continued later', async () => {
    const { provider } = await startPayingTown();
    const { id } = await open(provider);
    const { url } = await provider.createOnboardingLink(id, urls);
    expect((await pressSandboxButton(url, 'leave')).headers.get('location')).toBe(urls.returnUrl);
    expect(await provider.retrieveAccount(id)).toMatchObject({ chargesEnabled: false });
    const again = await fetch(url, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(urls.refreshUrl);
    expect((await fetch(`${url}x`)).status).toBe(404);
  });

  it('can lose the ability to take payments again', async () => {
    const { provider, sandbox, accountId, newIntent } = await startPayingTown();
    await sandbox.control.setChargesEnabled(accountId, false);
    expect(await provider.retrieveAccount(accountId)).toMatchObject({ chargesEnabled: false });
    await expect(newIntent()).rejects.toMatchObject({ reason: 'accountNotReady' });
  });

  it.each([
    { interval: 'weekly', weeklyAnchor: 'thursday' },
    { interval: 'monthly', monthlyAnchor: 15 },
    { interval: 'daily' },
  ] as const)('is paid out on the chosen schedule: %o', async (schedule) => {
    const { provider, accountId } = await startPayingTown();
    const changed = await provider.setPayoutSchedule(accountId, schedule, newKey());
    expect(changed.payoutSchedule).toEqual(schedule);
    expect((await provider.retrieveAccount(accountId)).payoutSchedule).toEqual(schedule);
  });

  it('needs a personal ID number, which reaches us only as a token', async () => {
    const { provider, accountId } = await startPayingTown();
    expect(await provider.retrieveAccount(accountId)).toMatchObject({ needsIdentityNumber: true });
    const token = await identityToken(provider, '000-00-0000');
    const account = await provider.giveIdentityToken(accountId, token, newKey());
    expect(account).toMatchObject({ needsIdentityNumber: false, problems: [] });
    const twice = provider.giveIdentityToken(accountId, token, newKey());
    await expect(twice).rejects.toMatchObject({ name: 'PaymentsRefused', code: 'token_already_used' });
  });

  it('reports an ID number that does not match', async () => {
    const { provider, accountId } = await startPayingTown();
    const token = await identityToken(provider, '111-11-1111');
    const account = await provider.giveIdentityToken(accountId, token, newKey());
    expect(account.needsIdentityNumber).toBe(true);
    expect(account.problems).toEqual([
      {
        code: 'verification_failed_id_number_match',
        message: 'The ID number that was provided could not be matched.',
      },
    ]);
  });

  it('is paid out once, with its whole balance, and lists the payouts', async () => {
    const { provider, accountId, sandbox, hall, pay } = await startPayingTown();
    await pay('pm_card_visa');
    await sandbox.control.payOut(accountId);
    await sandbox.control.payOut(accountId);
    const payouts = [];
    for await (const payout of provider.listPayouts(accountId, new Date(0))) payouts.push(payout);
    expect(payouts).toMatchObject([{ amount: 10_000 - 526, status: 'paid', failure: null }]);
    await sandbox.control.deliverWebhooks();
    const { rawBody, signature } = hall.received.findLast(({ event }) => event.type === 'payout.paid')!;
    const event = provider.verifyWebhook(rawBody, signature, new Date());
    expect(event).toMatchObject({ accountId, subject: { kind: 'account', accountId } });
  });

  it('sends an event for every change', async () => {
    const { provider, hall, sandbox } = await startPayingTown();
    const { id } = await open(provider);
    await sandbox.control.setChargesEnabled(id, true);
    await sandbox.control.deliverWebhooks();
    const { rawBody, signature } = hall.received.findLast(({ event }) => event.type === 'account.updated')!;
    const event = provider.verifyWebhook(rawBody, signature, new Date());
    expect(event).toMatchObject({ accountId: id, subject: { kind: 'account', accountId: id } });
  });
});
