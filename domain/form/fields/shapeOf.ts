import { z } from 'zod';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { ContentShape } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { optionIdentities } from '#domain/form/fields/kinds/choices.ts';
import { momentFormatOf } from '#domain/form/fields/kinds/moments.ts';
import { largestAmount } from '#domain/kernel/money.ts';

const text = z.string();
const line = z.string().min(1);
const degrees = (most: number): z.ZodType => z.number().min(-most).max(most).optional();

/** How a part of content can be read: as text, as a yes or no, or as a number no further from zero than this. */
export type PartReading = 'text' | 'flag' | number;

interface ShapeRules {
  /** The canonical content that may be stored. */
  readonly schema: (field: FieldConfig) => z.ZodType;
  /** How a form sends it that can only send text. */
  readonly sentAs: 'text' | 'json';
  /** The parts that an answer can have, and how they are read. What else is sent is refused, not dropped. */
  readonly parts: Readonly<Record<string, PartReading>> | null;
}

const plain = (schema: ShapeRules['schema']): ShapeRules => ({ schema, sentAs: 'text', parts: null });
const composed = (schema: ShapeRules['schema'], parts: ShapeRules['parts'] = null): ShapeRules => {
  return { schema, sentAs: 'json', parts };
};

/**
 * What follows from the shape of content. E-mail addresses and phone numbers that are still being typed may be stored;
 * their check says what is wrong with them. Forms are filled in and evaluated without this file, which keeps the
 * validation library out of the browser.
 */
const contentShapes: Readonly<Record<ContentShape, ShapeRules>> = {
  text: plain(() => text),
  whole: plain(() => z.int()),
  number: plain(() => z.number()),
  cents: plain(() => z.int().min(-largestAmount).max(largestAmount)),
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
  entity: composed(() => z.strictObject({ id: line, name: text }), { id: 'text', name: 'text' }),
};

/** The rules of what a field of this kind stores. */
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

/** One of the options that the version of the form has, of which people are offered no others. */
function optionSchema(field: FieldConfig): z.ZodString {
  const known = optionIdentities(field);
  return text.refine((identity) => known.has(identity));
}

function momentSchema(field: FieldConfig): z.ZodString {
  return z.string().refine(momentFormatOf(field).isCanonical);
}
