import type { ReactElement } from 'react';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useUnwaivePayment } from '#web/screens/Submission/steps/cashPayment/useUnwaivePayment.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

export function UnwaivePaymentButton({ paymentId }: { readonly paymentId: string }): ReactElement {
  const [unwaivePayment] = useUnwaivePayment();
  const asking = useAction(
    (id: string) => unwaivePayment({ input: { paymentId: id } }),
    () => flash(cashPaymentWords.required),
  );
  return (
    <>
      {asking.refusal !== null && (
        <Alert tone="danger" isLive>
          {asking.refusal}
        </Alert>
      )}
      <Button isPending={asking.pending !== null} onPress={() => asking.run(paymentId)}>
        {cashPaymentWords.unwaive}
      </Button>
    </>
  );
}
