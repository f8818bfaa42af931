import {
  sandboxConfirmation,
  sandboxResult,
  type BrowserPayments,
  type PayerMethod,
} from '#domain/payment/browserPayments.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { PaymentAttempt } from '#web/screens/Submission/steps/paying/payForm.ts';

/** Sends the card details to the sandbox only. */
export async function payInSandbox(
  attempt: PaymentAttempt,
  payments: BrowserPayments,
  method: PayerMethod,
  departure: GuardedNavigation,
): Promise<Outcome<null>> {
  const begun = await attempt.begin();
  if (begun.kind !== 'done') return begun;
  const { url, body } = sandboxConfirmation({
    ...{ payments, method },
    clientSecret: begun.value,
    returnUrl: location.href,
  });
  return attempt.finish(
    async () => sandboxResult(await (await fetch(url, { method: 'POST', body })).json()),
    departure,
  );
}
