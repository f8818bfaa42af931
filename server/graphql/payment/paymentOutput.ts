import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { Payment } from '#server/graphql/payment/Payment.ts';

/** Output fields shared by mutations of a payment and of its charges. */
export const paymentOutput = <Done extends { readonly paymentId: string }>(t: MutationOutputFields<Done>) => ({
  payment: t.prismaField({
    type: Payment,
    description: 'The updated payment.',
    resolve: (query, { done: { paymentId } }, _args, { services }) =>
      services.db.obligation.findUniqueOrThrow({ ...query, where: { id: paymentId } }),
  }),
});
