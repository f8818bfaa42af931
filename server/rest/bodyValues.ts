import { z } from 'zod';
import { maxAmount, parseMoney } from '#domain/kernel/money.ts';

/**
 * Values of bodies and queries. Programs send JSON, forms send text. Missing values are left to the rules.
 * Values that can't be parsed are refused with their path, never treated as missing or coerced.
 */
export const text = z.string().max(10_000).default('');
export const optionalText = z.string().max(10_000).optional();

const written = z.enum(['true', 'false', '1', '0', 'on']).transform((said) => said !== 'false' && said !== '0');
const yesOrNo = z.union([z.boolean(), written]);

/** A boolean; undefined if omitted. */
export const flag = yesOrNo.optional();

/** A required boolean. */
export const requiredFlag = z.union([z.boolean(), written], {
  error: ({ input }) => (input === undefined ? 'blank' : undefined),
});

const largest = 2_147_483_647;

/**
 * An integer that fits the database column. Text counts only if it consists of digits, not if it just starts
 * with some.
 */
export const wholeNumber = z.union([
  z.int().min(-largest).max(largest),
  z
    .string()
    .regex(/^-?\d{1,10}$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= largest),
]);

/** A position in a list. */
export const positionNumber = wholeNumber.refine((value) => value >= 0);

/** A number with or without a fraction. */
export const decimalNumber = z.union([
  z.number().min(-1e12).max(1e12),
  z
    .string()
    .regex(/^-?(\d{1,12}(\.\d{0,10})?|\.\d{1,10})$/)
    .transform(Number),
]);

/** A form input that was cleared. */
const emptied = z.literal('').transform(() => null);

/** Text that null clears. Omitted means unchanged. */
export const patchText = z.string().max(100_000).nullish();

/** A number that null or a cleared form input clears. */
export const patchNumber = z.union([emptied, z.null(), decimalNumber]).optional();

export const patchWhole = z.union([emptied, z.null(), wholeNumber]).optional();

/** A record's ID as text; null clears it. */
export const patchId = z.union([emptied, z.uuid().nullable()]).optional();

/** A file in a multipart body: the ID under which it is stored once an operation accepts it. */
export const storedFile = z.uuid('uploadMissing').meta({ 'x-file': true });

/** A dollar amount, as a number or as typed: 25, 25.5, "25", "25.50", and "$25.50". */
const amountOr = (sentence: string) =>
  z.union([z.number(), z.string().max(40)], sentence).transform((value, context) => {
    const cents = parseMoney(String(value));
    if (cents === null) context.addIssue({ code: 'custom', message: sentence });
    return cents ?? 0;
  });

/** An amount that a payer saw or decided, or that is to be refunded. */
export const payerAmount = amountOr('paymentAmountInvalid');

/** An amount that staff received. The error names the payment method. */
export const receivedAmount = (sentence: 'checkAmountInvalid' | 'cashAmountInvalid') => amountOr(sentence);

/** The price of a step, returned in cents but entered in dollars, so a plain number would be ambiguous. */
export const patchCents = z
  .union([z.string(), z.number('paymentAmountInvalid').refine(() => false, 'amountAmbiguous')])
  .pipe(amountOr('paymentAmountInvalid'))
  .refine((cents) => cents >= 0, 'paymentAmountInvalid')
  .refine((cents) => cents <= maxAmount, 'amountTooLarge')
  .optional();

/** An exact time in a query, such as 2026-03-01T14:00:00.000Z. */
export const instant = z.iso.datetime({ offset: true }).optional();

/** A list in a query, encoded as JSON. */
export const jsonList = z
  .string()
  .max(20_000)
  .transform((written, ctx) => {
    try {
      const list: unknown = JSON.parse(written);
      if (Array.isArray(list)) return list as readonly unknown[];
    } catch {
      // Reported below.
    }
    ctx.addIssue({ code: 'custom' });
    return z.NEVER;
  })
  .optional();
