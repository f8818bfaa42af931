import type Stripe from 'stripe';
import { isWeekday, type PayoutSchedule } from '#domain/payment/payoutSchedule.ts';
import type { ProviderAccount, ProviderPayout } from '#server/payments/PaymentProvider.ts';
import { date } from '#server/payments/stripeShapes.ts';

const identityNumber = 'individual.id_number';

export function accountFrom(account: Stripe.Account): ProviderAccount {
  const { currently_due: current, past_due: past, eventually_due: eventually, errors } = account.requirements ?? {};
  const wanted = new Set([...(past ?? []), ...(current ?? []), ...(eventually ?? [])]);
  return {
    id: account.id,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    requirements: [...wanted],
    needsIdentityNumber: wanted.has(identityNumber),
    problems: (errors ?? []).map(({ code, reason }) => ({ code, message: reason })),
    payoutSchedule: scheduleFrom(account.settings?.payouts?.schedule),
  };
}

export function payoutFrom(payout: Stripe.Payout): ProviderPayout {
  const { id, amount, status, failure_code: code, failure_message: message } = payout;
  return {
    ...{ id, amount, status, begunAt: date(payout.created), arrivesAt: date(payout.arrival_date) },
    failure: code === null ? null : { code, message: message ?? '' },
  };
}

/** The platform manages the account: it collects the documents, bears losses, and pays the provider's fees. */
export const accountControl: Stripe.AccountCreateParams = {
  country: 'US',
  business_type: 'government_entity',
  capabilities: {
    card_payments: { requested: true },
    transfers: { requested: true },
    us_bank_account_ach_payments: { requested: true },
  },
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'application',
    stripe_dashboard: { type: 'none' },
  },
};

export function scheduleParams(schedule: PayoutSchedule): Stripe.AccountUpdateParams.Settings.Payouts.Schedule {
  switch (schedule.interval) {
    case 'daily':
      return { interval: 'daily' };
    case 'weekly':
      return { interval: 'weekly', weekly_anchor: schedule.weeklyAnchor };
    case 'monthly':
      return { interval: 'monthly', monthly_anchor: schedule.monthlyAnchor };
  }
}

function scheduleFrom(schedule: Stripe.Account.Settings.Payouts.Schedule | undefined): PayoutSchedule {
  if (schedule?.interval === 'weekly') {
    const day = schedule.weekly_anchor ?? null;
    return { interval: 'weekly', weeklyAnchor: isWeekday(day) ? day : 'monday' };
  }
  if (schedule?.interval === 'monthly') return { interval: 'monthly', monthlyAnchor: schedule.monthly_anchor ?? 1 };
  return { interval: 'daily' };
}
