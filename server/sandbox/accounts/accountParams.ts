import * as z from 'zod';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';

const requested = z.strictObject({ requested: params.flag });

const payoutSchedule = z.strictObject({
  delay_days: params.text.optional(),
  interval: z.enum(['manual', 'daily', 'weekly', 'monthly']).optional(),
  weekly_anchor: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']).optional(),
  monthly_anchor: params.integer.pipe(z.int().min(1).max(31)).optional(),
});

const common = {
  business_profile: z
    .strictObject({
      mcc: params.text.optional(),
      name: params.text.optional(),
      product_description: params.text.optional(),
      support_email: params.text.optional(),
      url: params.text.optional(),
    })
    .optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  capabilities: z
    .strictObject({
      card_payments: requested.optional(),
      transfers: requested.optional(),
      us_bank_account_ach_payments: requested.optional(),
    })
    .optional(),
  email: params.text.optional(),
  individual: z.strictObject({ id_number: params.text }).optional(),
  metadata: params.metadata.optional(),
  settings: z.strictObject({ payouts: z.strictObject({ schedule: payoutSchedule.optional() }).optional() }).optional(),
  ...expandParam,
} as const;

export const createAccountParams = z.strictObject({
  ...common,
  controller: z
    .strictObject({
      fees: z.strictObject({ payer: z.enum(['account', 'application']) }).optional(),
      losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }).optional(),
      requirement_collection: z.enum(['application', 'stripe']).optional(),
      stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']) }).optional(),
    })
    .optional(),
  country: params.text.optional(),
  type: z.enum(['custom', 'express', 'standard']).optional(),
});

export const updateAccountParams = z.strictObject(common);

export type CreateAccountParams = z.output<typeof createAccountParams>;
export type UpdateAccountParams = z.output<typeof updateAccountParams>;
