import { z } from 'zod';
import { flag, payerAmount } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const wish = z.strictObject({
  refund_reason: z.string().max(2_000).optional(),
  amount: payerAmount.optional(),
  everything: flag,
});

/**
 * The specification's form sends a reason, empty or not, and means everything that is left. A caller who sends
 * no reason either has named no amount, and an unreadable amount is refused: neither means everything. Decision
 * 0017.
 */
const meansAll = ({ refund_reason, amount, everything }: z.infer<typeof wish>): boolean | undefined =>
  everything ?? (refund_reason !== undefined && amount === undefined ? true : undefined);

const deciding = (verb: string, name: 'approveRefund' | 'cancelRefund', summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/refunds/{id}/${verb}`,
    summary,
    document: mutation(name, 'charge { ...charge }'),
    variables: ({ params }) => ({ input: { refundId: toGlobalId('Refund', params['id']) } }),
    answer: `${name}.charge`,
  });

/** Refunds. */
export const refundEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof wish>>({
    method: 'POST',
    path: '/charges/{id}/refunds',
    summary: 'Request a refund',
    document: mutation('requestRefund', 'charge { ...charge }'),
    body: wish,
    example: { refund_reason: 'Withdrawn', amount: '25.00' },
    variables: ({ params, body }) => ({
      input: {
        chargeId: toGlobalId('Charge', params['id']),
        reason: body.refund_reason,
        ...{ amountCents: body.amount, everything: meansAll(body) },
      },
    }),
    answer: 'requestRefund.charge',
    status: 201,
    isSentByForms: true,
  }),
  deciding('approve_request', 'approveRefund', 'Approve a refund requested by someone else'),
  deciding('cancel_request', 'cancelRefund', 'Cancel a refund request'),
];
