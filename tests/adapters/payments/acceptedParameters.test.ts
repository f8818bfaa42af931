import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apiRoutes } from '#server/sandbox/api/apiRoutes.ts';
import { resolveDeclaredType } from '#tests/adapters/payments/differences.ts';
import type { DeclaredType } from '#tests/adapters/payments/readDeclarations.ts';
import { stripeDeclarations as declarations } from '#tests/adapters/payments/stripeDeclarations.ts';

const objectOf: Readonly<Record<string, string>> = {
  account_links: 'AccountLink',
  accounts: 'Account',
  application_fees: 'ApplicationFee',
  balance_transactions: 'BalanceTransaction',
  charges: 'Charge',
  disputes: 'Dispute',
  events: 'Event',
  files: 'File',
  payment_intents: 'PaymentIntent',
  payment_methods: 'PaymentMethod',
  payouts: 'Payout',
  refunds: 'Refund',
  tokens: 'Token',
  transfers: 'Transfer',
};

const verbs: Readonly<Record<string, string>> = {
  'POST ': 'Create',
  'GET ': 'List',
  'GET id': 'Retrieve',
  'POST id': 'Update',
  'POST id/confirm': 'Confirm',
  'POST id/cancel': 'Cancel',
  'POST id/close': 'Close',
  'GET id/reversals': 'ListReversals',
  'POST id/reversals': 'CreateReversal',
};

function declaredParams(method: string, path: string): string {
  const [, , noun = '', ...rest] = path.replace(':id', 'id').split('/');
  return `${objectOf[noun]}${verbs[`${method} ${rest.join('/')}`]}Params`;
}

/** The parameter names of a schema, also inside objects: `card.number`. */
function acceptedNames(schema: z.ZodType, prefix = ''): string[] {
  if (schema instanceof z.ZodOptional) return acceptedNames(schema.unwrap() as z.ZodType, prefix);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) => [
    prefix + name,
    ...acceptedNames(inner, `${prefix}${name}.`),
  ]);
}

function isDeclared(type: DeclaredType, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  return resolveDeclaredType(declarations, type).some((object) => {
    const property = object.properties.find((each) => each.name === name);
    return property !== undefined && isDeclared(property.type, rest);
  });
}

/** Not declared by the server library: what Stripe.js sends when a payer confirms. */
const browsersOnly = /^(client_secret$|payment_method_data\.card\b)/;

describe('the sandbox accepts no parameter that the stripe library does not declare', () => {
  it.each(apiRoutes.map((route) => [route.method, route.path, route.schema] as const))(
    '%s %s',
    (method, path, schema) => {
      const name = declaredParams(method, path);
      expect(declarations.has(name)).toBe(true);
      const reference: DeclaredType = { kind: 'reference', name, of: [], scope: '' };
      const names = acceptedNames(schema).filter((each) => !browsersOnly.test(each));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((each) => !isDeclared(reference, each.split('.')))).toEqual([]);
    },
  );

  it('and an undeclared one would be detected', () => {
    const reference: DeclaredType = { kind: 'reference', name: 'PaymentIntentCreateParams', of: [], scope: '' };
    expect(isDeclared(reference, ['transfer_data', 'destination'])).toBe(true);
    expect(isDeclared(reference, ['payment_method_types'])).toBe(false);
    expect(isDeclared(reference, ['transfer_data', 'target'])).toBe(false);
  });
});
