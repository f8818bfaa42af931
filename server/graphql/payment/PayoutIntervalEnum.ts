import { payoutIntervals } from '#domain/payment/payoutSchedule.ts';
import { builder } from '#server/graphql/builder.ts';

export const PayoutIntervalEnum = builder.enumType('PayoutInterval', {
  description: 'How often collected money is paid out to a team’s bank account.',
  values: payoutIntervals,
});
