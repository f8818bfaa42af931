import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { chargeFrom } from '#server/payments/stripeShapes.ts';

const charge = (status: string) =>
  ({
    ...{ id: 'ch_1', status, created: 0, amount: 100, amount_refunded: 0, failure_code: null, metadata: {} },
    ...{ payment_intent: 'pi_1', payment_method_details: null, application_fee_amount: null },
  }) as unknown as Stripe.Charge;
const refund = (status: string | null) =>
  ({ id: 're_1', status, created: 0, amount: 100, charge: 'ch_1', payment_intent: 'pi_1' }) as unknown as Stripe.Refund;

test.each([
  ['succeeded', [], 'succeeded', null],
  ['pending', [refund(null)], 'pending', null],
  ['on_hold', [], 'pending', 'on_hold'],
  ['constructor', [], 'pending', 'constructor'],
  ['succeeded', [refund('on_hold')], 'succeeded', 'refund on_hold'],
])('reads a charge with status %s, and keeps an unknown status', (status, refunds, outcome, unknownStatus) => {
  expect(chargeFrom(charge(status), refunds, [])).toMatchObject({ outcome, unknownStatus });
});
