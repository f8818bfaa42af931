import { z } from 'zod';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { ContentShape } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { optionIdentities } from '#domain/form/fields/kinds/choices.ts';
import { dateTimeFormatOf } from '#domain/form/fields/kinds/dateTimes.ts';
import { maxAmount } from '#domain/kernel/money.ts';

const text = z.string();
const line = z.string().min(1);
const degrees = (most: number): z.ZodType => z.number().min(-most).max(most).optional();

/** How to read a part of content: as text, as a boolean, as a record, or as a number with at most this absolute value. */
export type PartReading = 'text' | 'flag' | 'record' | number;

interface ShapeRules {
  /** Schema of content that may be stored. */
  readonly schema: (field: FieldConfig) => z.ZodType;
  /** How HTML forms, which can only send text, send it. */
  readonly sentAs: 'text' | 'json';
  /** The parts an answer can have, and how to read them. Other parts are rejected rather than dropped. */
  readonly parts: Readonly<Record<string, PartReading>> | null;
}

const plain = (schema: ShapeRules['schema']): ShapeRules => ({ schema, sentAs: 'text', parts: null });
const composed = (schema: ShapeRules['schema'], parts: ShapeRules['parts'] = null): ShapeRules => {
  return { schema, sentAs: 'json', parts };
};

/**
 * Rules for each stored form of content. Incomplete email addresses and phone numbers may be stored; their check
 * reports the problem. Filling out and evaluating forms doesn't need this file, which keeps the validation library out
 * of the browser.
 */
const contentShapes: Readonly<Record<ContentShape, ShapeRules>> = {
  text: plain(() => text),
  whole: plain(() => z.int()),
  number: plain(() => z.number()),
  cents: plain(() => z.int().min(-maxAmount).max(maxAmount)),
  moment: plain(momentSchema),
  option: plain(optionSchema),
  options: composed((field) => z.array(optionSchema(field))),
  moments: composed(
    (field) => z.strictObject({ start: momentSchema(field).nullable(), end: momentSchema(field).nullable() }),
    { start: 'text', end: 'text' },
  ),
  address: composed(() => addressSchema, {
    text: 'text',
    street: 'text',
    unit: 'text',
    city: 'text',
    state: 'text',
    zip: 'text',
    latitude: 90,
    longitude: 180,
    validated: 'flag',
  }),
  files: composed(() => z.array(z.strictObject({ id: line, filename: text })), { id: 'text', filename: 'text' }),
  entity: composed(
    () => z.strictObject({ id: line, name: text, values: z.record(z.string(), text.nullable()).optional() }),
    { id: 'text', name: 'text', values: 'record' },
  ),
};

/** The storage rules of this field type. */
export const shapeOf = (dataType: DataType): ShapeRules => contentShapes[kinds[dataType].stored];

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

/** Only options of this version of the form are accepted. */
function optionSchema(field: FieldConfig): z.ZodString {
  const known = optionIdentities(field);
  return text.refine((identity) => known.has(identity));
}

function momentSchema(field: FieldConfig): z.ZodString {
  return z.string().refine(dateTimeFormatOf(field).isCanonical);
}
