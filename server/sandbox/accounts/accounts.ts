import type Stripe from 'stripe';
import type { CreateAccountParams, UpdateAccountParams } from '#server/sandbox/accounts/accountParams.ts';
import { emptyRequirements, emptySettings, withPayoutSchedule } from '#server/sandbox/accounts/accountParts.ts';
import { invalidRequest, StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

const identityNumber = 'individual.id_number';
const onboarding = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];

export async function getAccount(db: SandboxReading, id: string): Promise<Stripe.Account> {
  const account = await db.find('account', id);
  if (account) return account;
  // Like Stripe, this doesn't reveal whether such an account exists elsewhere.
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
  });
}

export async function createAccount(ctx: WritingContext, given: CreateAccountParams): Promise<SandboxResponse> {
  const account: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    business_profile: businessProfile(given.business_profile),
    business_type: given.business_type ?? null,
    capabilities: capabilities(given, 'inactive'),
    charges_enabled: false,
    controller: controller(given),
    country: given.country ?? 'US',
    created: ctx.now,
    default_currency: 'usd',
    details_submitted: false,
    email: given.email ?? null,
    future_requirements: emptyRequirements([], null),
    metadata: given.metadata ?? {},
    payouts_enabled: false,
    requirements: emptyRequirements([...onboarding, identityNumber], 'requirements.past_due'),
    settings: withPayoutSchedule(emptySettings, given.settings?.payouts?.schedule),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: given.type ?? 'none',
  };
  return { status: 200, body: await keep(ctx, account) };
}

export async function updateAccount(
  ctx: WritingContext,
  id: string,
  given: UpdateAccountParams,
): Promise<SandboxResponse> {
  const account = await getAccount(ctx.db, id);
  const updated: Stripe.Account = {
    ...account,
    business_profile: given.business_profile
      ? { ...businessProfile(given.business_profile), name: given.business_profile.name ?? null }
      : account.business_profile,
    business_type: given.business_type ?? account.business_type,
    email: given.email ?? account.email,
    metadata: { ...account.metadata, ...given.metadata },
    requirements: given.individual ? await identified(ctx, account, given.individual.id_number) : account.requirements,
    settings: account.settings && withPayoutSchedule(account.settings, given.settings?.payouts?.schedule),
  };
  return { status: 200, body: await announce(ctx, updated) };
}

/** The outcome of the onboarding page and Stripe's own checks: whether the account can accept payments. */
export async function setChargesEnabled(ctx: WritingContext, id: string, enabled: boolean): Promise<Stripe.Account> {
  const account = await getAccount(ctx.db, id);
  const due = (account.requirements?.eventually_due ?? []).filter((name) => name === identityNumber);
  return announce(ctx, {
    ...account,
    capabilities: Object.fromEntries(
      Object.keys(account.capabilities ?? {}).map((name) => [name, enabled ? 'active' : 'inactive']),
    ),
    charges_enabled: enabled,
    details_submitted: true,
    payouts_enabled: enabled,
    requirements: enabled
      ? { ...emptyRequirements([], null), eventually_due: due }
      : emptyRequirements(due, 'requirements.past_due'),
    tos_acceptance: { date: ctx.now, ip: '127.0.0.1', user_agent: null },
  });
}

async function identified(
  ctx: WritingContext,
  account: Stripe.Account,
  tokenId: string,
): Promise<Stripe.Account.Requirements | undefined> {
  const token = await ctx.db.find('token', tokenId);
  if (!token || token.token.used) {
    throw invalidRequest(`You cannot use the token ${tokenId}: it does not exist or was used before.`, {
      code: token ? 'token_already_used' : 'resource_missing',
      param: 'individual[id_number]',
    });
  }
  await ctx.db.put('token', tokenId, { ...token, token: { ...token.token, used: true } });
  if (!account.requirements) return undefined;
  const without = (names: string[] | null): string[] => (names ?? []).filter((name) => name !== identityNumber);
  if (token.matches) {
    return {
      ...account.requirements,
      currently_due: without(account.requirements.currently_due),
      errors: [],
      eventually_due: without(account.requirements.eventually_due),
      past_due: without(account.requirements.past_due),
    };
  }
  return {
    ...account.requirements,
    errors: [
      {
        code: 'verification_failed_id_number_match',
        reason: 'The ID number that was provided could not be matched.',
        requirement: identityNumber,
      },
    ],
  };
}

async function keep(ctx: WritingContext, account: Stripe.Account): Promise<Stripe.Account> {
  await ctx.db.put('account', account.id, account);
  return account;
}

async function announce(ctx: WritingContext, account: Stripe.Account): Promise<Stripe.Account> {
  await emitEvent(ctx, 'account.updated', account);
  return keep(ctx, account);
}

function businessProfile(given: CreateAccountParams['business_profile']): Stripe.Account.BusinessProfile {
  return {
    mcc: given?.mcc ?? null,
    minority_owned_business_designation: null,
    name: given?.name ?? null,
    product_description: given?.product_description ?? null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: given?.support_email ?? null,
    support_phone: null,
    support_url: null,
    url: given?.url ?? null,
  };
}

function capabilities(given: CreateAccountParams, status: 'active' | 'inactive'): Stripe.Account.Capabilities {
  return Object.fromEntries(Object.keys(given.capabilities ?? {}).map((name) => [name, status]));
}

function controller(given: CreateAccountParams): Stripe.Account.Controller {
  return {
    fees: { payer: given.controller?.fees?.payer ?? 'application' },
    is_controller: true,
    losses: { payments: given.controller?.losses?.payments ?? 'application' },
    requirement_collection: given.controller?.requirement_collection ?? 'application',
    stripe_dashboard: { type: given.controller?.stripe_dashboard?.type ?? 'none' },
    type: 'application',
  };
}
