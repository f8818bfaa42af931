import { useEffect, useRef } from 'react';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { PaymentStep_step$data } from '#web/__generated__/PaymentStep_step.graphql.ts';
import { flash } from '#web/ui/flashes.ts';

type Payment = NonNullable<PaymentStep_step$data['payment']>;

/** Owed, or pending. A payment that is partly being refunded has already arrived. */
const isComing = ({ status, charges }: Payment): boolean =>
  status === 'due' || (status === 'processing' && charges.some((charge) => charge.status === 'pending'));

/**
 * Announces a payment's progress while the page is open, whether the update came from the provider, staff, or
 * this page.
 */
export function useAnnouncePayment(payment: Payment | null): void {
  const known = useRef(payment);
  useEffect(() => {
    const before = known.current;
    known.current = payment;
    if (!before || !payment || !isComing(before)) return;
    if (before.status === 'due' && payment.status === 'processing') flash(paymentWords.nowProcessing, 'info');
    if (payment.status === 'paid') flash(paymentWords.nowPaid);
  }, [payment]);
}
