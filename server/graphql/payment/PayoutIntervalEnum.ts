import { payoutIntervals } from '#domain/payment/payoutSchedule.ts';
import { builder } from '#server/graphql/builder.ts';

export const PayoutIntervalEnum = builder.enumType('PayoutInterval', {
  description: 'How often what was collected goes to the bank of a team.',
  values: payoutIntervals,
});
