import { z } from 'zod';
import { largestAmount, parseMoney } from '#domain/kernel/money.ts';

/**
 * Values of bodies and queries: programs send JSON, forms send text. What is left out is for the rules to name; what is
 * there and cannot be read is refused at its place, and never taken for 'left out' or for something that it resembles.
 */
export const text = z.string().max(10_000).default('');
export const maybeText = z.string().max(10_000).optional();

const written = z.enum(['true', 'false', '1', '0', 'on']).transform((said) => said !== 'false' && said !== '0');
const yesOrNo = z.union([z.boolean(), written]);

/** Yes or no; undefined when it is left out. */
export const flag = yesOrNo.optional();

/** Yes or no, which has to be said. */
export const saidFlag = z.union([z.boolean(), written], {
  error: ({ input }) => (input === undefined ? 'blank' : undefined),
});

const largest = 2_147_483_647;

/** A whole number as the database keeps one. A text is one when it is written in digits, not when it begins with some. */
export const wholeNumber = z.union([
  z.int().min(-largest).max(largest),
  z
    .string()
    .regex(/^-?\d{1,10}$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= largest),
]);

/** A place in a list. */
export const placeNumber = wholeNumber.refine((value) => value >= 0);

const decimal = z.union([
  z.number().min(-1e12).max(1e12),
  z
    .string()
    .regex(/^-?(\d{1,12}(\.\d{0,10})?|\.\d{1,10})$/)
    .transform(Number),
]);

/** An emptied input of a form. */
const emptied = z.literal('').transform(() => null);

/** A text that null empties and that stays when it is left out. */
export const patchText = z.string().max(100_000).nullish();

/** A number that null, or an emptied input of a form, empties. */
export const patchNumber = z.union([emptied, z.null(), decimal]).optional();

export const patchWhole = z.union([emptied, z.null(), wholeNumber]).optional();

/** The id of a record, as text; null names none any more. */
export const patchId = z.union([emptied, z.uuid().nullable()]).optional();

/** A file of a multipart body: the id under which it is stored when something takes it in. */
export const storedFile = z.uuid('uploadMissing').meta({ 'x-file': true });

/** What the specification names and this call cannot change yet: said, where silence would look like success. */
export const notOffered = z.never('notOffered').optional();

/** An amount of money in dollars, as a number or as somebody types it: 25, 25.5, "25", "25.50" and "$25.50". */
const amountOr = (sentence: string) =>
  z.union([z.number(), z.string().max(40)], sentence).transform((value, context) => {
    const cents = parseMoney(String(value));
    if (cents === null) context.addIssue({ code: 'custom', message: sentence });
    return cents ?? 0;
  });

/** What a payer saw or decided, or what is to be given back. */
export const shownAmount = amountOr('paymentAmountInvalid');

/** What staff were handed; the sentence says of what. */
export const handedAmount = (sentence: 'checkAmountInvalid' | 'cashAmountInvalid') => amountOr(sentence);

/** The price of a step, which is shown in whole cents and typed in dollars: a number could be either. */
export const patchCents = z
  .union([z.string(), z.number('paymentAmountInvalid').refine(() => false, 'amountAmbiguous')])
  .pipe(amountOr('paymentAmountInvalid'))
  .refine((cents) => cents >= 0, 'paymentAmountInvalid')
  .refine((cents) => cents <= largestAmount, 'amountTooLarge')
  .optional();

/** An exact time in a query, such as 2026-03-01T14:00:00.000Z. */
export const instant = z.iso.datetime({ offset: true }).optional();

/** A list in a query, written as JSON. */
export const jsonList = z
  .string()
  .max(20_000)
  .transform((written, ctx) => {
    try {
      const list: unknown = JSON.parse(written);
      if (Array.isArray(list)) return list as readonly unknown[];
    } catch {
      // said below
    }
    ctx.addIssue({ code: 'custom' });
    return z.NEVER;
  })
  .optional();
