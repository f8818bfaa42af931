import * as z from 'zod';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { paymentMethodData } from '#server/sandbox/methods/paymentMethodData.ts';

const methodTypes = params.list(z.enum(['card', 'us_bank_account']));

const mutable = {
  allowed_payment_method_types: methodTypes.optional(),
  application_fee_amount: params.integer.or(z.literal('')).optional(),
  description: z.string().max(1000).optional(),
  metadata: params.metadata.optional(),
  payment_method: params.text.optional(),
  payment_method_options: params.unused,
  receipt_email: z.string().max(800).optional(),
  statement_descriptor: z.string().max(22).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  transfer_group: params.text.optional(),
  ...expandParam,
} as const;

export const createIntentParams = z.strictObject({
  ...mutable,
  amount: params.integer,
  currency: params.text,
  automatic_payment_methods: z.strictObject({ enabled: params.flag, allow_redirects: params.unused }).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirm: params.flag.optional(),
  mandate_data: params.unused,
  on_behalf_of: params.text.optional(),
  return_url: params.text.optional(),
  transfer_data: z.strictObject({ destination: params.text }).optional(),
});

export const updateIntentParams = z.strictObject({ ...mutable, amount: params.integer.optional() });

export const confirmIntentParams = z.strictObject({
  client_secret: params.text.optional(),
  mandate_data: params.unused,
  payment_method: params.text.optional(),
  /** What a payer typed, as Stripe.js sends it; only from browsers. */
  payment_method_data: paymentMethodData.optional(),
  payment_method_options: params.unused,
  receipt_email: z.string().max(800).optional(),
  return_url: params.text.optional(),
  use_stripe_sdk: params.flag.optional(),
  ...expandParam,
});

export const cancelIntentParams = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  ...expandParam,
});

export type CreateIntentParams = z.output<typeof createIntentParams>;
export type UpdateIntentParams = z.output<typeof updateIntentParams>;
export type ConfirmIntentParams = z.output<typeof confirmIntentParams>;
export type CancelIntentParams = z.output<typeof cancelIntentParams>;
