import { stripeScript, type ConfirmResult } from '#domain/payment/browserPayments.ts';

/** The parts of Stripe.js we use: https://docs.stripe.com/js */
export interface StripeJs {
  elements(options: { clientSecret: string; appearance: { theme: 'stripe' | 'night' } }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    redirect: 'if_required';
    confirmParams: { return_url: string };
  }): Promise<ConfirmResult>;
}

export interface StripeElements {
  create(type: 'payment', options: { wallets: { applePay: 'never'; googlePay: 'never' } }): PaymentElement;
}

interface PaymentElement {
  mount(into: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
}

type MakeStripe = (publishableKey: string) => StripeJs;

let script: Promise<MakeStripe> | null = null;
/** Stripe allows one instance per key. */
const made = new Map<string, StripeJs>();

/** Stripe.js from Stripe's own host, as Stripe requires, loaded only when someone is about to pay. Decision 0011. */
export async function loadStripe(publishableKey: string): Promise<StripeJs> {
  script ??= addScript();
  const stripe = made.get(publishableKey) ?? (await script)(publishableKey);
  made.set(publishableKey, stripe);
  return stripe;
}

function addScript(): Promise<MakeStripe> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = stripeScript;
    element.onload = () => resolve((window as unknown as { readonly Stripe: MakeStripe }).Stripe);
    element.onerror = () => {
      // Lets the next attempt load it again.
      element.remove();
      script = null;
      reject(new Error('Stripe.js did not come'));
    };
    document.head.append(element);
  });
}
