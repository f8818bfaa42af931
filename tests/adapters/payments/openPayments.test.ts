import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPayments } from '#server/payments/openPayments.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const log = pino({ level: 'silent' });
const publicUrl = 'http://localhost:4000';
const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
};
const none = { STRIPE_SECRET_KEY: undefined, STRIPE_PUBLISHABLE_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined };

describe('payments', () => {
  it('use Stripe when its keys are set, and browsers do too', async () => {
    const env = { NODE_ENV: 'production', ...stripeKeys } as const;
    const { provider, sandboxApp } = await openPayments({ env, pool: database.pool, publicUrl, log });
    expect(sandboxApp).toBeNull();
    expect(provider.browser).toEqual({ mode: 'stripe', publishableKey: 'pk_live_1', sandboxUrl: null });
  });

  it('otherwise use the sandbox, and browsers get its address', async () => {
    const env = { NODE_ENV: 'development', ...none } as const;
    const payments = await openPayments({ env, pool: database.pool, publicUrl, log });
    onTestFinished(() => payments.close());
    expect(payments.provider.browser).toMatchObject({
      mode: 'sandbox',
      sandboxUrl: 'http://localhost:4000/sandbox/payments',
    });
    expect(payments.sandboxApp).not.toBeNull();
    const team = { organizationName: 'Town of Alder', email: 'finance@alder.example', metadata: {} };
    const { id } = await payments.provider.createAccount(team, 'account-1');
    expect(await payments.provider.retrieveAccount(id)).toMatchObject({ id, chargesEnabled: false });
  });

  it('never use the sandbox in production', async () => {
    const env = { NODE_ENV: 'production', ...none } as const;
    await expect(openPayments({ env, pool: database.pool, publicUrl, log })).rejects.toThrow('STRIPE_SECRET_KEY');
  });
});
