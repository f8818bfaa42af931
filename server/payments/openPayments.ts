import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#server/env.ts';
import { createStripeProvider, type StripeProviderOptions } from '#server/payments/createStripeProvider.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

export const webhookPath = '/webhooks/payments';
export const sandboxPath = '/sandbox/payments';

export interface PaymentsOptions {
  readonly env: Pick<Env, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'> &
    Partial<Pick<Env, 'STRIPE_API_URL'>>;
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'error'>;
}

export interface Payments {
  readonly provider: PaymentProvider;
  /** To mount at `sandboxPath`; null with Stripe. */
  readonly sandboxApp: Hono | null;
  close(): Promise<void>;
}

/** Stripe if its keys are set, otherwise the sandbox. The same adapter works with both. */
export async function openPayments({ env, pool, publicUrl, log }: PaymentsOptions): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = env;
  if (secretKey !== undefined) {
    const provider = createStripeProvider({
      secretKey,
      webhookSecrets: (env.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim()),
      browser: { mode: 'stripe', publishableKey, sandboxUrl: null },
      ...(env.STRIPE_API_URL === undefined ? {} : { endpoint: endpointAt(new URL(env.STRIPE_API_URL)) }),
    });
    return { provider, sandboxApp: null, close: async () => undefined };
  }
  // Lazy: with Stripe's keys, the sandbox is never loaded.
  const { startPaymentsSandbox } = await import('#server/sandbox/startPaymentsSandbox.ts');
  const { createPostgresStore } = await import('#server/sandbox/store/createPostgresStore.ts');
  const pagesUrl = `${publicUrl}${sandboxPath}`;
  const sandbox = await startPaymentsSandbox({
    store: createPostgresStore(pool),
    nodeEnv: env.NODE_ENV,
    pagesUrl,
    webhookUrl: `${publicUrl}${webhookPath}`,
    report: throttleLog((error, others) => log.error({ err: error, others }, 'the payments sandbox failed')),
  });
  const provider = createStripeProvider({
    secretKey: sandbox.secretKey,
    webhookSecrets: [sandbox.webhookSecret],
    endpoint: sandbox.endpoint,
    browser: { mode: 'sandbox', publishableKey: sandbox.publishableKey, sandboxUrl: pagesUrl },
  });
  return { provider, sandboxApp: sandbox.browserApp, close: () => sandbox.stop() };
}

function endpointAt({ hostname: host, port, protocol }: URL): NonNullable<StripeProviderOptions['endpoint']> {
  const isSecure = protocol === 'https:';
  return { host, port: Number(port || (isSecure ? 443 : 80)), protocol: isSecure ? 'https' : 'http' };
}
