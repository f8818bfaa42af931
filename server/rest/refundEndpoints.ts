import { z } from 'zod';
import { shownAmount } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, gid, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

/** Without an amount all that is left of the charge: only when none is named, not when one cannot be read. */
const wish = z.strictObject({ refund_reason: z.string().max(2_000).optional(), amount: shownAmount.optional() });

const deciding = (verb: string, name: 'approveRefund' | 'cancelRefund', summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/refunds/{id}/${verb}`,
    summary,
    document: mutation(name, 'charge { ...charge }'),
    variables: ({ params }) => ({ input: { refundId: gid('Refund', params['id']) } }),
    answer: `${name}.charge`,
  });

/** Money that goes back. */
export const refundEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof wish>>({
    method: 'POST',
    path: '/charges/{id}/refunds',
    summary: 'Ask for money to be given back',
    document: mutation('requestRefund', 'charge { ...charge }'),
    body: wish,
    variables: ({ params, body: { refund_reason, amount } }) => ({
      input: { chargeId: gid('Charge', params['id']), reason: refund_reason, amountCents: amount },
    }),
    answer: 'requestRefund.charge',
    status: 201,
    isSentByForms: true,
  }),
  deciding('approve_request', 'approveRefund', 'Let a refund that somebody else asked for be sent'),
  deciding('cancel_request', 'cancelRefund', 'Take back the wish for a refund'),
];
