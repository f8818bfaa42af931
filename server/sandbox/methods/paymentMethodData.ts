import * as z from 'zod';
import { params } from '#server/sandbox/api/requestParams.ts';

const address = z.strictObject({
  city: params.text.optional(),
  country: params.text.optional(),
  line1: params.text.optional(),
  line2: params.text.optional(),
  postal_code: params.text.optional(),
  state: params.text.optional(),
});

/** Card and account numbers as Stripe.js sends them, for `payment_method_data` and `/v1/payment_methods`. */
export const paymentMethodData = z.strictObject({
  type: z.enum(['card', 'us_bank_account']),
  card: z
    .strictObject({
      number: params.text,
      exp_month: params.integer,
      exp_year: params.integer,
      cvc: params.text.optional(),
    })
    .optional(),
  us_bank_account: z
    .strictObject({
      account_number: params.text,
      routing_number: params.text,
      account_holder_type: z.enum(['company', 'individual']).optional(),
      account_type: z.enum(['checking', 'savings']).optional(),
    })
    .optional(),
  billing_details: z
    .strictObject({
      address: address.optional(),
      email: params.text.optional(),
      name: params.text.optional(),
      phone: params.text.optional(),
    })
    .optional(),
  metadata: params.metadata.optional(),
});

export type PaymentMethodData = z.output<typeof paymentMethodData>;
