import type Stripe from 'stripe';
import type { UpdateAccountParams } from '#server/sandbox/accounts/accountParams.ts';

type Schedule = NonNullable<NonNullable<UpdateAccountParams['settings']>['payouts']>['schedule'];

export function emptyRequirements(
  due: string[],
  disabledReason: Stripe.Account.Requirements.DisabledReason | null,
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}

export const emptySettings: Stripe.Account.Settings = {
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Etc/UTC' },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: false,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
};

/** An anchor belongs to its interval and is dropped with it. */
export function withPayoutSchedule(settings: Stripe.Account.Settings, given: Schedule): Stripe.Account.Settings {
  if (!given || !settings.payouts) return settings;
  const interval = given.interval ?? settings.payouts.schedule.interval;
  const schedule: Stripe.Account.Settings.Payouts.Schedule = {
    delay_days: settings.payouts.schedule.delay_days,
    interval,
    ...(interval === 'weekly' ? { weekly_anchor: given.weekly_anchor ?? 'monday' } : {}),
    ...(interval === 'monthly' ? { monthly_anchor: given.monthly_anchor ?? 1 } : {}),
  };
  return { ...settings, payouts: { ...settings.payouts, schedule } };
}
