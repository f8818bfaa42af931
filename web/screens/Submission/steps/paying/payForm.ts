import type { Cents } from '#domain/kernel/money.ts';
import type { BrowserPayments, ConfirmResult } from '#domain/payment/browserPayments.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Props of every payment form. The page doesn't know which provider is behind it. */
export interface PayFormProps {
  readonly paymentType: PaymentType;
  readonly totalCents: Cents;
  readonly payments: BrowserPayments;
  readonly attempt: PaymentAttempt;
}

export interface PaymentAttempt {
  /** Agrees on a price with the server, which reserves the payment for this payer. Returns the client secret. */
  begin(): Promise<Outcome<string>>;
  /** Checks that the price still holds, lets the provider charge, and fetches the result from the server. */
  finish(confirm: () => Promise<ConfirmResult>, departure: GuardedNavigation): Promise<Outcome<null>>;
}
