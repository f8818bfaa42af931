import { z } from 'zod';
import { parseMoney } from '#domain/kernel/money.ts';

/** Values of bodies and queries: programs send JSON, forms send text, and what is missing is for the rules to name. */
export const text = z.string().max(10_000).default('');
export const maybeText = z.string().max(10_000).optional();

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', ''])])
  .optional()
  .transform((value) => (typeof value === 'string' ? ['true', '1', 'on'].includes(value) : value));

export const wholeNumber = z.coerce.number().int().safe();

/** A text that null empties and that stays when it is left out. */
export const patchText = z.string().max(100_000).nullish();

/** A flag that stays when it is left out. */
export const patchFlag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', ''])])
  .nullish()
  .transform((value) => (typeof value === 'string' ? ['true', '1', 'on'].includes(value) : (value ?? undefined)));

/** A number that null, or an emptied input of a form, empties. */
export const patchNumber = z
  .union([z.literal('').transform(() => null), z.coerce.number().nullable(), z.null()])
  .optional();

export const patchWhole = z.union([z.literal('').transform(() => null), z.null(), wholeNumber]).optional();

/** The id of a record, as text; null names none any more. */
export const patchId = z.union([z.literal('').transform(() => null), z.uuid().nullable()]).optional();

/** A file of a multipart body: the id under which it is stored when something takes it in. */
export const storedFile = z.uuid('uploadMissing');

/** An amount of money: programs send whole cents, forms the dollars that somebody typed. */
export const patchCents = z
  .union([z.int().nonnegative(), z.string().max(40)], 'paymentAmountInvalid')
  .transform((value, context) => {
    const cents = typeof value === 'number' ? value : parseMoney(value);
    if (cents === null) context.addIssue({ code: 'custom', message: 'paymentAmountInvalid' });
    return cents ?? 0;
  })
  .optional();

/** What a payer saw or decided: what cannot be read is refused here, for nothing may be collected that was not meant. */
export const shownAmount = z
  .union([z.number(), z.string().max(40)], 'paymentAmountInvalid')
  .transform((value, context) => {
    const cents = typeof value === 'number' ? value : parseMoney(value);
    if (cents === null) context.addIssue({ code: 'custom', message: 'paymentAmountInvalid' });
    return cents ?? 0;
  });

/** An amount that the rules judge: whole cents, or the dollars that somebody typed; what is no amount is missing. */
export const handedAmount = z
  .union([z.number(), z.string().max(40), z.null()])
  .transform((value) => (typeof value === 'string' ? parseMoney(value) : value))
  .optional();
