import { z } from 'zod';
import { receivedAmount, optionalText } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type ParameterLookup, type Method } from '#server/rest/endpoint.ts';

type MoneyMutation =
  | 'waivePayment'
  | 'unwaivePayment'
  | 'receiveCheck'
  | 'receiveCash'
  | 'removeCheckPayment'
  | 'removeCashPayment';

interface Handed {
  readonly check_paid_amount?: number | undefined;
  readonly check_number?: string | undefined;
  readonly cash_paid_amount?: number | undefined;
}

const nothing = z.strictObject({});
const check = z.strictObject({ check_paid_amount: receivedAmount('checkAmountInvalid'), check_number: optionalText });
const cash = z.strictObject({ cash_paid_amount: receivedAmount('cashAmountInvalid') });

/** The payment of the step in the path. */
export const paymentOfStep: ParameterLookup = {
  document: 'query ($id: ID!) { node(id: $id) { ... on ActiveStep { payment { id } } } }',
  variables: ({ params }) => ({ id: toGlobalId('ActiveStep', params['id']) }),
  finds: { payment_id: 'node.payment.id' },
};

function money(verb: Method, name: string, by: MoneyMutation, summary: string, body: z.ZodType<Handed>): Endpoint {
  return endpoint<Record<string, never>, Handed>({
    method: verb,
    path: `/active_steps/{id}/${name}`,
    summary,
    find: paymentOfStep,
    document: mutation(by, 'payment { activeStep { ...active_step } }'),
    body,
    variables: ({ params, body: { check_paid_amount, check_number, cash_paid_amount } }) => ({
      input: {
        paymentId: params['payment_id'],
        ...(by === 'receiveCheck' ? { amountCents: check_paid_amount, checkNumber: check_number } : {}),
        ...(by === 'receiveCash' ? { amountCents: cash_paid_amount } : {}),
      },
    }),
    answer: `${by}.payment.activeStep`,
  });
}

/** Payments, addressed by their step. */
export const stepPaymentEndpoints: readonly Endpoint[] = [
  money('PUT', 'waive_payment', 'waivePayment', 'Waive a payment', nothing),
  money('PUT', 'unwaive_payment', 'unwaivePayment', 'Remove the waiver of a payment', nothing),
  money('POST', 'receive_check', 'receiveCheck', 'Record a check that staff received', check),
  money('POST', 'receive_cash', 'receiveCash', 'Record cash that staff received', cash),
  money('DELETE', 'remove_check_payment', 'removeCheckPayment', 'Remove a recorded check', nothing),
  money('DELETE', 'remove_cash_payment', 'removeCashPayment', 'Remove a recorded cash payment', nothing),
];
