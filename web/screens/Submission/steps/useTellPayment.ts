import { useEffect, useRef } from 'react';

import type { PaymentStep_step$data } from '#web/__generated__/PaymentStep_step.graphql.ts';
import { paymentWords } from '#web/messages/payments.ts';
import { flash } from '#web/ui/flashes.ts';

type Status = NonNullable<PaymentStep_step$data['payment']>['status'];

/** Says how a payment goes while somebody looks, whoever brought the news: the provider, the office or this page. */
export function useTellPayment(status: Status | null): void {
  const known = useRef(status);
  useEffect(() => {
    const before = known.current;
    known.current = status;
    if (before !== 'due' && before !== 'processing') return;
    if (before === 'due' && status === 'processing') flash(paymentWords.nowProcessing, 'info');
    if (status === 'paid') flash(paymentWords.nowPaid);
  }, [status]);
}
