import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createStripeProvider } from '#server/payments/createStripeProvider.ts';
import type { NewIntent, PaymentProvider, ProviderIntent } from '#server/payments/PaymentProvider.ts';
import {
  startPaymentsSandbox,
  type PaymentsSandbox,
  type PaymentsSandboxOptions,
} from '#server/sandbox/startPaymentsSandbox.ts';
import { createMemoryStore } from '#server/sandbox/store/createMemoryStore.ts';
import { openTestWebServer, type TestWebServer } from '#tests/adapters/payments/openTestWebServer.ts';

/** A town that takes payments: our adapter, the sandbox it calls over HTTP, and one team's account. */
export interface PayingTown {
  readonly sandbox: PaymentsSandbox;
  readonly provider: PaymentProvider;
  /** The library itself, for calls that our adapter doesn't need. */
  readonly stripe: Stripe;
  readonly hall: TestWebServer;
  readonly accountId: string;
  readonly newKey: () => string;
  readonly newIntent: (change?: Partial<NewIntent>) => Promise<ProviderIntent>;
  readonly pay: (methodId: string, change?: Partial<NewIntent>) => Promise<ProviderIntent>;
  readonly close: () => Promise<void>;
}

const later = 3_600_000;

/** For one test, which closes it. */
export async function startPayingTown(options: Partial<PaymentsSandboxOptions> = {}): Promise<PayingTown> {
  const town = await foundPayingTown(options);
  onTestFinished(() => town.close());
  return town;
}

export async function foundPayingTown(options: Partial<PaymentsSandboxOptions> = {}): Promise<PayingTown> {
  const hall = await openTestWebServer();
  const { sandbox, provider, stripe } = await startProvider(hall, options);
  const accountId = await openAccount(provider, sandbox);
  const newIntent: PayingTown['newIntent'] = (change) =>
    provider.createIntent({ ...buildingPermit, accountId, ...change }, newKey());
  return {
    sandbox,
    provider,
    stripe,
    hall,
    accountId,
    newKey,
    newIntent,
    pay: async (methodId, change) => {
      const intent = await newIntent(change);
      return provider.confirmIntent(intent.id, { paymentMethodId: methodId, returnUrl }, newKey());
    },
    close: async () => {
      await sandbox.stop();
      await hall.close();
    },
  };
}

export async function startProvider(
  hall: TestWebServer,
  options: Partial<PaymentsSandboxOptions> = {},
): Promise<{ sandbox: PaymentsSandbox; provider: PaymentProvider; stripe: Stripe }> {
  const sandbox = await startPaymentsSandbox({
    store: createMemoryStore(),
    nodeEnv: 'test',
    pagesUrl: hall.pagesUrl,
    webhookUrl: hall.webhookUrl,
    // A test triggers the banks' steps: control.advanceBanks().
    delays: { bankDebitMs: later, disputeMs: later, refundMs: later, payoutMs: null },
    firstPauseMs: 20,
    report: (error) => {
      throw error;
    },
    ...options,
  });
  hall.mount(sandbox.browserApp);
  const provider = createStripeProvider({
    secretKey: sandbox.secretKey,
    webhookSecrets: [sandbox.webhookSecret],
    endpoint: sandbox.endpoint,
    browser: { mode: 'sandbox', publishableKey: sandbox.publishableKey, sandboxUrl: hall.pagesUrl },
    timeoutMs: 2_000,
  });
  const stripe = new Stripe(sandbox.secretKey, { ...sandbox.endpoint, maxNetworkRetries: 0, telemetry: false });
  return { sandbox, provider, stripe };
}

export async function openAccount(provider: PaymentProvider, sandbox: PaymentsSandbox): Promise<string> {
  const account = await provider.createAccount(
    { organizationName: 'Town of Alder', email: 'finance@alder.example', metadata: { team_id: 'team-1' } },
    newKey(),
  );
  await sandbox.control.setChargesEnabled(account.id, true);
  return account.id;
}

export const returnUrl = 'http://town.example/initiated_flows/7';

/** A fee of $100.00, of which $5.26 stays with the platform. */
export const buildingPermit: Omit<NewIntent, 'accountId'> = {
  amount: 10_000,
  paymentTypes: ['card', 'us_bank_account'],
  applicationFee: 526,
  description: 'Building permit 7: plan review fee',
  metadata: { obligation_id: 'obligation-1' },
};

let keys = 0;
export const newKey = (): string => `attempt-${process.pid}-${(keys += 1)}`;
