import { z } from 'zod';
import { paymentMethods, paymentTypes } from '#domain/payment/methods.ts';
import { receivedAmount, optionalText, payerAmount, text } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type Method } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const method = z.strictObject({ payment_data: z.strictObject({ payment_method: z.enum(paymentMethods) }) });
const check = z.strictObject({
  payment_data: z.strictObject({ check_paid_amount: receivedAmount('checkAmountInvalid'), check_number: optionalText }),
});
const cash = z.strictObject({
  payment_data: z.strictObject({ cash_paid_amount: receivedAmount('cashAmountInvalid') }),
});
const attempt = z.strictObject({ amount: payerAmount.nullish(), payment_type: z.enum(paymentTypes) });
const shown = z.object({
  amount: payerAmount.optional(),
  payment_type: z.enum(paymentTypes),
});

const card = z.strictObject({
  payment_id: z.uuid(),
  amount: payerAmount,
  cc: z.strictObject({ first: text, last: text, number: text, month: text, year: text, verification: text }),
});

const paymentId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('Payment', params['id']);

const removing = (verb: string, name: 'removeCheckPayment' | 'removeCashPayment', summary: string): Endpoint =>
  endpoint({
    method: 'DELETE',
    path: `/payments/{id}/${verb}`,
    summary,
    document: mutation(name, 'payment { ...payment }'),
    variables: ({ params }) => ({ input: { paymentId: paymentId(params) } }),
    answer: `${name}.payment`,
  });

const starting = (verb: Method, summary: string): Endpoint =>
  endpoint<None, z.infer<typeof attempt>>({
    method: verb,
    path: '/payments/{id}/payment_intents',
    summary,
    document: mutation(
      'createPaymentIntent',
      'intent { client_secret: clientSecret amount: totalCents payments { mode publishable_key: publishableKey sandbox_url: sandboxUrl } }',
    ),
    body: attempt,
    variables: ({ params, body: { amount, payment_type } }) => ({
      input: { paymentId: paymentId(params), paymentType: payment_type, amountCents: amount },
    }),
    answer: 'createPaymentIntent.intent',
    status: verb === 'POST' ? 201 : 200,
  });

/** Payments. */
export const paymentEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof method>>({
    method: 'PUT',
    path: '/payments/{id}',
    summary: 'Record how the payer intends to pay',
    document: mutation('choosePaymentMethod', 'payment { ...payment }'),
    body: method,
    variables: ({ params, body: { payment_data: given } }) => ({
      input: { paymentId: paymentId(params), method: given.payment_method },
    }),
    answer: 'choosePaymentMethod.payment',
  }),
  endpoint<None, z.infer<typeof check>>({
    method: 'POST',
    path: '/payments/{id}/receive_check',
    summary: 'Record a check that staff received',
    document: mutation('receiveCheck', 'payment { ...payment }'),
    body: check,
    variables: ({ params, body: { payment_data: given } }) => ({
      input: { paymentId: paymentId(params), amountCents: given.check_paid_amount, checkNumber: given.check_number },
    }),
    answer: 'receiveCheck.payment',
  }),
  endpoint<None, z.infer<typeof cash>>({
    method: 'POST',
    path: '/payments/{id}/receive_cash',
    summary: 'Record cash that staff received',
    document: mutation('receiveCash', 'payment { ...payment }'),
    body: cash,
    variables: ({ params, body: { payment_data: given } }) => ({
      input: { paymentId: paymentId(params), amountCents: given.cash_paid_amount },
    }),
    answer: 'receiveCash.payment',
  }),
  removing('remove_check_payment', 'removeCheckPayment', 'Remove a recorded check'),
  removing('remove_cash_payment', 'removeCashPayment', 'Remove a recorded cash payment'),
  endpoint({
    method: 'GET',
    path: '/payments/{id}/get_active_charge',
    summary: 'Refresh and list the attempts to pay online, newest first',
    document: mutation('refreshPayment', 'payment { charges { ...charge } }'),
    variables: ({ params }) => ({ input: { paymentId: paymentId(params) } }),
    list: { of: 'charges' },
    answer: { charges: 'refreshPayment.payment.charges' },
  }),
  starting('POST', 'Start an online payment'),
  starting('PUT', 'Continue an online payment'),
  endpoint<z.infer<typeof shown>>({
    method: 'GET',
    path: '/payments/{id}/payment_intents/confirm_payment',
    summary: 'Check that the amount the payer sees is still due, right before the browser confirms the payment',
    document: mutation('confirmPayment', 'confirmed'),
    query: shown,
    variables: ({ params, query: { amount, payment_type } }) => ({
      input: { paymentId: paymentId(params), paymentType: payment_type, amountCents: amount },
    }),
    answer: { confirmed: 'confirmPayment.confirmed' },
  }),
  endpoint({
    method: 'GET',
    path: '/charges/{id}',
    summary: 'Get an online charge',
    document: nodeQuery('Charge', '...charge'),
    variables: ({ params }) => ({ id: toGlobalId('Charge', params['id']) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof card>>({
    method: 'POST',
    path: '/charges',
    summary: 'Pay with a card number entered in a Portico form',
    document: mutation('payByCard', 'charge { ...charge }'),
    body: card,
    variables: ({ body: { payment_id, amount, cc } }) => ({
      input: {
        paymentId: toGlobalId('Payment', payment_id),
        amountCents: amount,
        holder: `${cc.first} ${cc.last}`.trim(),
        number: cc.number,
        month: cc.month,
        year: cc.year,
        verification: cc.verification,
      },
    }),
    answer: 'payByCard.charge',
    status: 201,
  }),
];
