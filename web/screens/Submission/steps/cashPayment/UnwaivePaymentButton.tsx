import type { ReactElement } from 'react';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useUnwaivePayment } from '#web/screens/Submission/steps/cashPayment/useUnwaivePayment.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';

export function UnwaivePaymentButton({ paymentId }: { readonly paymentId: string }): ReactElement {
  const [unwaivePayment] = useUnwaivePayment();
  const asking = useAction(
    (id: string) => unwaivePayment({ input: { paymentId: id } }),
    () => flash(cashPaymentWords.required),
  );
  return (
    <>
      <Refusal sentence={asking.refusal} />
      <Button isPending={asking.pending !== null} onPress={() => asking.run(paymentId)}>
        {cashPaymentWords.unwaive}
      </Button>
    </>
  );
}
