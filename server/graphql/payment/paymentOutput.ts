import { Payment } from '#server/graphql/payment/Payment.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

/** What mutations of a payment, or of money that came for it, answer. */
export const paymentOutput = <Done extends { readonly paymentId: string }>(t: DoneFields<Done>) => ({
  payment: t.prismaField({
    type: Payment,
    description: 'As it is now.',
    resolve: (query, { done: { paymentId } }, _args, { services }) =>
      services.db.obligation.findUniqueOrThrow({ ...query, where: { id: paymentId } }),
  }),
});
