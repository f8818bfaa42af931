import { describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryStore } from '#server/sandbox/store/createMemoryStore.ts';
import { createPostgresStore } from '#server/sandbox/store/createPostgresStore.ts';
import type { SandboxStore } from '#server/sandbox/store/SandboxStore.ts';
import { webhookFaults } from '#server/sandbox/webhooks/webhookPolicy.ts';
import { openTestWebServer } from '#tests/adapters/payments/openTestWebServer.ts';
import { buildingPermit, openAccount, returnUrl, startProvider } from '#tests/adapters/payments/payingTown.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

const stores: readonly [string, () => SandboxStore][] = [
  ['in memory', createMemoryStore],
  ['in PostgreSQL', () => createPostgresStore(database.pool)],
];

describe.each(stores)('a sandbox kept %s that is restarted', (_where, open) => {
  it('keeps its keys, continues pending work, and delivers pending webhooks', async () => {
    const hall = await openTestWebServer();
    onTestFinished(() => hall.close());
    const store = open();

    const before = await startProvider(hall, { store });
    before.sandbox.control.setWebhooks(webhookFaults.parse({ hold: true }));
    const accountId = await openAccount(before.provider, before.sandbox);
    const order = { ...buildingPermit, accountId };
    const intent = await before.provider.createIntent(order, 'order-1');
    const confirmation = { paymentMethodId: 'pm_usBankAccount_success', returnUrl };
    const pending = await before.provider.confirmIntent(intent.id, confirmation, 'confirmation-1');
    expect(pending.status).toBe('processing');
    await before.sandbox.stop();
    await expect(before.stripe.charges.list()).rejects.toThrow('An error occurred with our connection');
    expect(hall.received).toEqual([]);

    const after = await startProvider(hall, { store });
    onTestFinished(() => after.sandbox.stop());
    const { secretKey, publishableKey, webhookSecret } = before.sandbox;
    expect(after.sandbox).toMatchObject({ secretKey, publishableKey, webhookSecret });
    expect(await after.provider.retrieveIntent(intent.id)).toEqual(pending);
    expect(await after.provider.createIntent(order, 'order-1')).toEqual(intent);
    await expect.poll(() => hall.received.map(({ event }) => event.type)).toContain('charge.pending');

    await after.sandbox.control.advanceBanks();
    expect(await after.provider.retrieveIntent(intent.id)).toMatchObject({ status: 'succeeded' });
    await expect.poll(() => hall.received.map(({ event }) => event.type)).toContain('payment_intent.succeeded');
  });

  it('runs what became due while it was stopped', async () => {
    const hall = await openTestWebServer();
    onTestFinished(() => hall.close());
    const store = open();
    const delays = { bankDebitMs: 150, disputeMs: 0, refundMs: 0, payoutMs: null };
    const before = await startProvider(hall, { store, delays });
    const accountId = await openAccount(before.provider, before.sandbox);
    const { id } = await before.provider.createIntent({ ...buildingPermit, accountId }, 'order-2');
    const confirmation = { paymentMethodId: 'pm_usBankAccount_success', returnUrl };
    await before.provider.confirmIntent(id, confirmation, 'confirmation-2');
    await before.sandbox.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));

    const after = await startProvider(hall, { store, delays });
    onTestFinished(() => after.sandbox.stop());
    await expect.poll(async () => (await after.provider.retrieveIntent(id)).status).toBe('succeeded');
  });
});
