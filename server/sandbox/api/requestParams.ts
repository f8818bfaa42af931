import * as z from 'zod';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { FormTree } from '#server/sandbox/api/decodeForm.ts';
import { invalidRequest, type StripeFailure } from '#server/sandbox/api/stripeFailure.ts';

/** The types of values in the API's forms. Everything arrives as text. */
export const params = {
  text: z.string().min(1).max(5000),
  integer: z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
  flag: z.enum(['true', 'false']).transform((value) => value === 'true'),
  metadata: z.record(z.string().max(40), z.string().max(500)),
  /** Parameters that Stripe allows here and the sandbox ignores. */
  unused: z.unknown().optional(),
  list: <T extends z.ZodType>(item: T) => z.preprocess((value) => asList(value), z.array(item).max(100)),
} as const;

export const expandParam = { expand: params.list(z.string()).optional() } as const;

export function parseParams<T>(schema: z.ZodType<T>, form: FormTree): T {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw failureOf(result.error.issues[0], form);
}

function failureOf(issue: z.core.$ZodIssue | undefined, form: FormTree): StripeFailure {
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(path);
  const value = path.reduce<unknown>((tree, name) => ownValue((tree ?? {}) as FormTree, name), form);
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue?.code === 'invalid_format') {
    return invalidRequest(`Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param });
  }
  if (value === '') {
    const message = `You passed an empty string for '${param}'.`;
    return invalidRequest(message, { code: 'parameter_invalid_empty', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue?.message ?? 'unknown value'}`, { param });
}

function bracketed([head = '', ...rest]: readonly string[]): string {
  return head + rest.map((name) => `[${name}]`).join('');
}

function asList(value: unknown): unknown {
  if (value === '') return [];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : value;
}
