import { receiveRefusal } from '#domain/payment/cashAndCheckPayments.ts';
import type { PaymentMethod } from '#domain/payment/methods.ts';
import { methodRefusal } from '#domain/payment/PaymentConfig.ts';
import { operation } from '#server/operations/operation.ts';
import { lockPayment } from '#server/operations/payment/lockPayment.ts';
import { refuseIf, refuseAt } from '#server/operations/refusals.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

/** Saves how someone plans to pay. Staff see it, and the payment page opens with it. */
export const choosePaymentMethod = operation<{ paymentId: string; method: PaymentMethod }, null>(
  'choosePaymentMethod',
  async (tx, { paymentId, method }) => {
    const { submission, payment } = await lockPayment(tx, paymentId, 'choosePaymentMethod');
    refuseIf(receiveRefusal(payment.state.status));
    const refusal = methodRefusal(method, payment.accepted);
    if (refusal === 'chargesNotEnabled') refuseIf(refusal);
    refuseAt('method', refusal);
    if (payment.row.paymentMethod === method) return null;
    await tx.db.obligation.update({ where: { id: paymentId }, data: { paymentMethod: method } });
    await recordChange(tx, submission, { kind: 'choosePaymentMethod', data: { paymentId, method } });
    return null;
  },
);
