import { ownValue } from '#domain/kernel/ownValue.ts';
import { resolved, type JsonSchema, type SharedSchemas } from '#server/rest/jsonSchema.ts';

export const exampleId = '0197e3a2-7c1b-7f3e-9d2a-5b1c0e8f4a6d';

/** Example values by name. */
const words: Readonly<Record<string, unknown>> = {
  email: 'rita@resident.example',
  password: 'correct horse battery staple',
  name: 'Rita Resident',
  q: 'rita',
  terms: 'rita',
  search_term: 'review',
  slug: 'lakeview',
  color: '#336699',
  time_zone: 'America/Chicago',
  description: 'A permit for a dog',
  formula: '{Bedrooms} * 15',
  pattern: 'DOG-{n}',
  typed_name: 'Rita Resident',
  signature: 'Rita Resident',
  comment: 'Please send the second page again.',
  body: 'When is the office open?',
  content: 'Rex',
  file_name: 'plan.pdf',
  content_type: 'application/pdf',
  amount: 25_000,
  check_paid_amount: 25_000,
  cash_paid_amount: 25_000,
  month: '12',
  year: '2040',
  number: '4242424242424242',
  verification: '123',
  first: 'Rita',
  last: 'Resident',
  refund_reason: 'Paid twice',
  type: 'BasicStep',
  match_value: 'yes',
  status: 'closed',
};

/** A minimal example for a schema: the required values or, if there are none, the first optional one. */
export function exampleOf(schema: JsonSchema, shared: SharedSchemas, name = ''): unknown {
  const whole = resolved(schema, shared);
  const { properties, required = [], items, anyOf, enum: values } = whole;
  const word = ownValue(words, name);
  const said = [word, String(word)].find((one) => word !== undefined && accepts(whole, one, shared));
  if (said !== undefined) return said;
  if (properties) {
    const parts = Object.entries(properties as Readonly<Record<string, JsonSchema>>).filter(
      ([, part]) => !('not' in part),
    );
    const wanted = parts.filter(([key]) => (required as readonly string[]).includes(key));
    const chosen = wanted.length > 0 ? wanted : parts.slice(0, 1);
    return Object.fromEntries(chosen.map(([key, part]) => [key, exampleOf(part, shared, key)]));
  }
  if (items) return [exampleOf(items as JsonSchema, shared, name)];
  if ('const' in whole) return whole['const'];
  if (Array.isArray(values)) return values[0];
  if (anyOf) return exampleOf(bestOf(anyOf as readonly JsonSchema[], shared), shared, name);
  const { format, type } = whole;
  return ownValue(formatted, String(format)) ?? ownValue(typed, String(Array.isArray(type) ? type[0] : type)) ?? 'text';
}

const formatted: Readonly<Record<string, unknown>> = { uuid: exampleId, 'date-time': '2026-07-01T09:00:00Z' };
const typed: Readonly<Record<string, unknown>> = { boolean: true, integer: 1, number: 1 };

/** If there are several alternatives, the one with properties is the most helpful. */
const bestOf = (alternatives: readonly JsonSchema[], shared: SharedSchemas): JsonSchema =>
  alternatives.find((one) => 'properties' in resolved(one, shared)) ?? alternatives[0] ?? {};

function accepts(schema: JsonSchema, value: unknown, shared: SharedSchemas): boolean {
  const { type, enum: values, format, anyOf, pattern } = resolved(schema, shared);
  if (Array.isArray(anyOf)) return (anyOf as readonly JsonSchema[]).some((one) => accepts(one, value, shared));
  if (Array.isArray(values)) return values.includes(value);
  if (format !== undefined) return false;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(String(value))) return false;
  return type === undefined || (type === 'integer' ? Number.isInteger(value) : typeof value === type);
}
