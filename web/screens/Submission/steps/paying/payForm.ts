import type { Cents } from '#domain/kernel/money.ts';
import type { BrowserPayments, ConfirmResult } from '#domain/payment/browserPayments.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** What every way to pay is given: the page does not know which provider stands behind it. */
export interface PayFormProps {
  readonly paymentType: PaymentType;
  readonly totalCents: Cents;
  readonly payments: BrowserPayments;
  readonly attempt: Attempt;
}

export interface Attempt {
  /** Agrees on a price with the server, which holds the payment for this payer from then on. Answers the client secret. */
  begin(): Promise<Outcome<string>>;
  /** Asks whether the price still holds, lets the provider take the money, and asks the server how it ended. */
  finish(confirm: () => Promise<ConfirmResult>, departure: Departure): Promise<Outcome<null>>;
}
