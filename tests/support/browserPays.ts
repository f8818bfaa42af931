import type { PayerMethod, PaymentOutcome } from '#domain/payment/browserPayments.ts';
import { confirmInBrowser } from '#tests/support/paying.ts';

/** What `POST /payments/{id}/payment_intents` answers. */
interface StartedOverRest {
  readonly client_secret: string;
  readonly payments: {
    readonly mode: 'stripe' | 'sandbox';
    readonly publishable_key: string;
    readonly sandbox_url: string | null;
  };
}

/** What the page does with an attempt that REST has started: it speaks to the provider alone. */
export const browserPays = (
  { client_secret: clientSecret, payments }: StartedOverRest,
  method: PayerMethod,
): Promise<PaymentOutcome> =>
  confirmInBrowser(
    {
      clientSecret,
      payments: {
        mode: payments.mode,
        publishableKey: payments.publishable_key,
        sandboxUrl: payments.sandbox_url,
      },
    },
    method,
  );
