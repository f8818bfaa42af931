import type Stripe from 'stripe';
import { invalidRequest, missingObject } from '#server/sandbox/api/stripeFailure.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { checkCard } from '#server/sandbox/methods/checkCard.ts';
import { fingerprintOf } from '#server/sandbox/methods/fingerprintOf.ts';
import type { PaymentMethodData } from '#server/sandbox/methods/paymentMethodData.ts';
import {
  findBankAccountByMethodId,
  findBankAccountByNumber,
  testRoutingNumber,
} from '#server/sandbox/methods/testBankAccounts.ts';
import { findCardByMethodId, type TestCard } from '#server/sandbox/methods/testCards.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

export async function getPaymentMethod(db: SandboxReading, id: string): Promise<Stripe.PaymentMethod> {
  const method = await db.find('payment_method', id);
  if (!method) throw missingObject('PaymentMethod', id);
  return method;
}

/** An existing method, or a new one for a test method's name such as `pm_card_visa`. */
export async function usePaymentMethod(ctx: WritingContext, id: string): Promise<Stripe.PaymentMethod> {
  const card = findCardByMethodId(id);
  if (card) return keep(ctx, { ...blank(ctx, 'card', {}), card: cardDetails(card, 12, expiryYear(ctx)) });
  const account = findBankAccountByMethodId(id);
  if (account) {
    const holder = { billing_details: { name: 'Jenny Rosen', email: 'jenny@example.com' } };
    return keep(ctx, { ...blank(ctx, 'us_bank_account', holder), us_bank_account: bankDetails(account.number, {}) });
  }
  return getPaymentMethod(ctx.db, id);
}

export async function createPaymentMethod(ctx: WritingContext, data: PaymentMethodData): Promise<Stripe.PaymentMethod> {
  if (data.type === 'card') {
    if (!data.card) throw missing('card');
    const card = checkCard(data.card, ctx.now);
    return keep(ctx, {
      ...blank(ctx, 'card', data),
      card: cardDetails(card, data.card.exp_month, data.card.exp_year),
    });
  }
  if (!data.us_bank_account) throw missing('us_bank_account');
  if (!data.billing_details?.name) throw missing('billing_details[name]');
  const { account_number: number, routing_number: routing } = data.us_bank_account;
  if (routing !== testRoutingNumber || !findBankAccountByNumber(number)) {
    throw invalidRequest('You must use a test bank account number in test mode.', {
      code: 'payment_method_invalid_parameter_testmode',
      param: 'us_bank_account[account_number]',
    });
  }
  return keep(ctx, {
    ...blank(ctx, 'us_bank_account', data),
    us_bank_account: bankDetails(number, data.us_bank_account),
  });
}

const missing = (param: string): Error =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

const expiryYear = (ctx: WritingContext): number => new Date(ctx.nowMs).getUTCFullYear() + 3;

async function keep(ctx: WritingContext, method: Stripe.PaymentMethod): Promise<Stripe.PaymentMethod> {
  await ctx.db.put('payment_method', method.id, method);
  return method;
}

function blank(
  ctx: WritingContext,
  type: 'card' | 'us_bank_account',
  data: Partial<PaymentMethodData>,
): Stripe.PaymentMethod {
  const { address, email, name, phone } = data.billing_details ?? {};
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: address?.city ?? null,
        country: address?.country ?? null,
        line1: address?.line1 ?? null,
        line2: address?.line2 ?? null,
        postal_code: address?.postal_code ?? null,
        state: address?.state ?? null,
      },
      email: email ?? null,
      name: name ?? null,
      phone: phone ?? null,
      tax_id: null,
    },
    created: ctx.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: data.metadata ?? {},
    type,
  };
}

function cardDetails(card: TestCard, month: number, year: number): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: card.brand,
    exp_month: month,
    exp_year: year,
    fingerprint: fingerprintOf(card.number),
    funding: card.funding,
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function bankDetails(
  number: string,
  given: Partial<NonNullable<PaymentMethodData['us_bank_account']>>,
): Stripe.PaymentMethod.UsBankAccount {
  return {
    account_holder_type: given.account_holder_type ?? 'individual',
    account_type: given.account_type ?? 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: fingerprintOf(number),
    last4: number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: testRoutingNumber,
    status_details: {},
  };
}
