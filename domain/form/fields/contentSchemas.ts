import { z } from 'zod';
import { optionIdentities } from '#domain/form/fields/choices.ts';
import type { ContentShape, FieldConfig } from '#domain/form/fields/FieldKind.ts';
import { momentFormatOf } from '#domain/form/fields/moments.ts';
import { largestAmount } from '#domain/kernel/money.ts';

const text = z.string();
const line = z.string().min(1);
const degrees = (most: number): z.ZodType => z.number().min(-most).max(most).optional();

/**
 * The canonical content of each shape that may be stored. E-mail addresses and phone numbers that are still
 * being typed may be; their check says what is wrong with them. Forms are filled in and evaluated without this file,
 * which keeps the validation library out of the browser.
 */
export const contentSchemas: Record<ContentShape, (field: FieldConfig) => z.ZodType> = {
  text: () => text,
  whole: () => z.int(),
  number: () => z.number(),
  cents: () => z.int().min(-largestAmount).max(largestAmount),
  address: () => addressSchema,
  moment: momentSchema,
  moments: (field) => z.strictObject({ start: momentSchema(field).nullable(), end: momentSchema(field).nullable() }),
  option: optionSchema,
  options: (field) => z.array(optionSchema(field)),
  files: () => z.array(z.strictObject({ id: line, filename: text })),
  entity: () => z.strictObject({ id: line, name: text }),
};

const addressSchema = z.strictObject({
  text: line,
  street: line.optional(),
  unit: line.optional(),
  city: line.optional(),
  state: line.optional(),
  zip: line.optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  validated: z.literal(true).optional(),
});

/** One of the options that the version of the form has, of which people are offered no others. */
function optionSchema(field: FieldConfig): z.ZodString {
  const known = optionIdentities(field);
  return text.refine((identity) => known.has(identity));
}

function momentSchema(field: FieldConfig): z.ZodString {
  return z.string().refine(momentFormatOf(field).isCanonical);
}
