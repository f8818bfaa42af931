import { Pool } from 'pg';
import { sandboxPath, webhookPath } from '#server/payments/openPayments.ts';
import { startPaymentsSandbox } from '#server/sandbox/startPaymentsSandbox.ts';
import { createPostgresStore } from '#server/sandbox/store/createPostgresStore.ts';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { startPortico } from '#tests/support/startPortico.ts';

export interface TownWithStripe extends AsyncDisposable {
  readonly origin: string;
  /** stands in for Stripe's API */
  readonly sandboxUrl: string;
  /** settles bank payments that would take days */
  readonly banksDecide: () => Promise<unknown>;
}

/**
 * A second server on the test database, configured for Stripe. The sandbox behind it shares its data with the
 * first server's, so both know the same accounts.
 */
export async function openTownWithStripe(baseURL: string): Promise<TownWithStripe> {
  await using parts = new AsyncDisposableStack();
  const url = embeddedDatabase();
  const pool = new Pool({ connectionString: url });
  parts.defer(() => pool.end());
  const sandboxUrl = `${baseURL}${sandboxPath}`;
  const sandbox = await startPaymentsSandbox({
    ...{ store: createPostgresStore(pool), nodeEnv: 'test', pagesUrl: sandboxUrl },
    // It may run steps of payments that other stories made, and their server waits for these events.
    webhookUrl: `${baseURL}${webhookPath}`,
    report: (error) => {
      throw error;
    },
  });
  parts.defer(() => sandbox.stop());
  const { host, port } = sandbox.endpoint;
  const server = parts.use(
    await startPortico('server', {
      url,
      env: {
        WEB_DEV_SERVER: '',
        STRIPE_SECRET_KEY: sandbox.secretKey,
        STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
        STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
        STRIPE_API_URL: `http://${host}:${port}`,
      },
    }),
  );
  const opened = parts.move();
  return {
    ...{ origin: `http://localhost:${server.port}`, sandboxUrl },
    banksDecide: () => sandbox.control.advanceBanks(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
