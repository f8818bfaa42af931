/**
 * Payments in the browser, with Stripe.js or the payments sandbox. The server returns BrowserPayments and, per intent,
 * a client secret. The browser confirms and maps the response to a PaymentOutcome.
 *
 * - `stripe`: load `stripeScript` and mount its Payment Element with the client secret. `stripe.confirmPayment` returns
 * a ConfirmResult and guides the payer through any second step. Charges are made on the platform's account on behalf of
 * the team's (`on_behalf_of` and `transfer_data`), so Stripe.js gets no connected account.
 * - `sandbox`: send the request from `sandboxConfirmation` with fetch, and read the JSON with `sandboxResult`. A second
 * step is a URL to open; the payer comes back to the return URL with `redirect_status` added, as with Stripe.
 *
 * An outcome is only for display. The server learns from the provider whether money has moved.
 */
export interface BrowserPayments {
  readonly mode: 'stripe' | 'sandbox';
  readonly publishableKey: string;
  /** The sandbox's URL for browsers; null with Stripe. */
  readonly sandboxUrl: string | null;
}

/** This release of Stripe.js matches the server's API version. It must be loaded from Stripe itself. */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js';

export type PayerMethod =
  | {
      readonly type: 'card';
      readonly number: string;
      readonly expiryMonth: string;
      readonly expiryYear: string;
      readonly verification: string;
      readonly holder: string;
    }
  | {
      readonly type: 'us_bank_account';
      readonly routingNumber: string;
      readonly accountNumber: string;
      readonly holder: string;
    };

export type PaymentOutcome =
  | { readonly kind: 'succeeded' }
  /** A bank debit is pending. It takes days until the result is known. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'secondStep'; readonly url: string | null }
  /** Two small deposits are on their way to the bank account. The payer enters their amounts some days later. */
  | { readonly kind: 'verifying' }
  /** The form can be filled out again, with this message. */
  | { readonly kind: 'declined'; readonly code: string; readonly message: string };

/** The parts of Stripe.js's result that we read. */
export interface ConfirmResult {
  readonly paymentIntent?: ConfirmedIntent;
  readonly error?: ConfirmError;
}

interface ConfirmedIntent {
  readonly status: string;
  readonly next_action?: {
    readonly redirect_to_url?: { readonly url: string | null } | null;
    readonly verify_with_microdeposits?: object | null;
  } | null;
  readonly last_payment_error?: ConfirmError | null;
}

interface ConfirmError {
  readonly code?: string | null;
  readonly decline_code?: string | null;
  readonly message?: string | null;
}

export function paymentOutcomeOf({ paymentIntent, error }: ConfirmResult): PaymentOutcome {
  const status = paymentIntent?.status;
  if (error) return declined(error);
  if (status === 'succeeded') return { kind: 'succeeded' };
  if (status === 'requires_action') {
    if (paymentIntent?.next_action?.verify_with_microdeposits) return { kind: 'verifying' };
    return { kind: 'secondStep', url: paymentIntent?.next_action?.redirect_to_url?.url ?? null };
  }
  if (status === 'requires_payment_method') return declined(paymentIntent?.last_payment_error ?? {});
  if (status === 'canceled') return declined({ code: 'canceled', message: 'This payment was canceled.' });
  return { kind: 'processing' };
}

export interface SandboxRequest {
  readonly url: string;
  readonly body: URLSearchParams;
}

interface SandboxConfirmation {
  readonly payments: BrowserPayments;
  readonly clientSecret: string;
  readonly method: PayerMethod;
  readonly returnUrl: string;
}

/** Send with POST. */
export function sandboxConfirmation({
  payments,
  clientSecret,
  method,
  returnUrl,
}: SandboxConfirmation): SandboxRequest {
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  return {
    url: `${payments.sandboxUrl}/v1/payment_intents/${intentId}/confirm`,
    body: new URLSearchParams({
      key: payments.publishableKey,
      client_secret: clientSecret,
      return_url: returnUrl,
      ...methodFields(method),
    }),
  };
}

/**
 * Exchanges a personal ID number for a token, like `stripe.createToken('pii', …)`. Send with POST; returns `{ id }`.
 */
export function sandboxIdentityToken(payments: BrowserPayments, personalIdNumber: string): SandboxRequest {
  return {
    url: `${payments.sandboxUrl}/v1/tokens`,
    body: new URLSearchParams({ key: payments.publishableKey, 'pii[id_number]': personalIdNumber }),
  };
}

/** The sandbox returns an intent or an error envelope, like Stripe's API rather than Stripe.js. */
export function sandboxResult(json: unknown): ConfirmResult {
  const body = json as { readonly error?: ConfirmError } & ConfirmedIntent;
  return body.error ? { error: body.error } : { paymentIntent: body };
}

function methodFields(method: PayerMethod): Record<string, string> {
  const common = {
    'payment_method_data[type]': method.type,
    'payment_method_data[billing_details][name]': method.holder,
  };
  if (method.type === 'card') {
    return {
      ...common,
      'payment_method_data[card][number]': method.number,
      'payment_method_data[card][exp_month]': method.expiryMonth,
      'payment_method_data[card][exp_year]': method.expiryYear,
      'payment_method_data[card][cvc]': method.verification,
    };
  }
  return {
    ...common,
    'payment_method_data[us_bank_account][routing_number]': method.routingNumber,
    'payment_method_data[us_bank_account][account_number]': method.accountNumber,
  };
}

function declined(error: ConfirmError): PaymentOutcome {
  return {
    kind: 'declined',
    code: error.decline_code ?? error.code ?? 'unknown',
    message: error.message ?? 'The payment could not be made.',
  };
}
