import { vi } from 'vitest';
import type { PayerMethod, PaymentOutcome } from '#domain/payment/browserPayments.ts';
import type { Services } from '#server/Services.ts';
import { pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { confirmInBrowser } from '#tests/support/paymentFixture.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import type { TestServer } from '#tests/support/useServer.ts';

/** The response of `POST /payments/{id}/payment_intents`. */
interface StartedOverRest {
  readonly client_secret: string;
  readonly payments: {
    readonly mode: 'stripe' | 'sandbox';
    readonly publishable_key: string;
    readonly sandbox_url: string | null;
  };
}

/** What the page does with an attempt that was started over REST: it calls only the provider. */
export function payInBrowserFor(
  { client_secret: clientSecret, payments }: StartedOverRest,
  method: PayerMethod,
): Promise<PaymentOutcome> {
  const { mode, publishable_key: publishableKey, sandbox_url: sandboxUrl } = payments;
  return confirmInBrowser({ clientSecret, payments: { mode, publishableKey, sandboxUrl } }, method);
}

/** Webhooks arrive automatically and soon; this processes them each time. */
export const waitForWebhook = (services: Services, check: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    async () => {
      await runJobs(services);
      await check();
    },
    { timeout: 10_000, interval: 50 },
  );

/** Makes the sandbox's banks take their next steps immediately, instead of after days. */
export async function skipBankDays({ pool }: Services): Promise<void> {
  await pool.query(`UPDATE sandbox_objects SET data = jsonb_set(data, '{dueAt}', '0') WHERE kind = 'due_work'`);
}

/** A finance manager submits the team's documents to the provider, which then allows payments. */
export async function openForPayments(server: TestServer, banker: Visitor, slug: string): Promise<void> {
  const { body } = await server.send(banker, 'POST', `/teams/${slug}/merchant_accounts`);
  await pressSandboxButton(body.onboarding_url, 'complete');
  await waitForWebhook(server.services, async () => {
    const { chargesEnabled } = await server.services.db.merchantAccount.findFirstOrThrow({ where: { team: { slug } } });
    if (!chargesEnabled) throw new Error('The provider has not yet reported that the team can be paid.');
  });
}
