import { z } from 'zod';

/** A value in a body, by its path: `step.config.amount`; `*` is a list item. */
export interface BodyPart {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly not?: object;
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

export const jsonSchemaOf = (body: z.ZodType): JsonSchema =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as JsonSchema;

/** The alternative of a schema that has properties of its own, if any. */
export const withParts = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find((one) => one.properties ?? one.items) ?? schema;

/** Every path of a body; the body itself comes first, with an empty path. */
export function partsOf(schema: JsonSchema, path: readonly string[] = []): readonly BodyPart[] {
  const whole = withParts(schema);
  const inner = Object.entries(whole.properties ?? {}).flatMap(([name, part]) => partsOf(part, [...path, name]));
  const item = whole.items?.properties || whole.items?.anyOf ? partsOf(whole.items, [...path, '*']) : [];
  return [{ path, schema }, ...inner, ...item];
}

const long = 'x'.repeat(250_000);

/** Values to try in place of another: none, and one of each type in an unusual form. */
const variants: Readonly<Record<string, unknown>> = {
  absent: undefined,
  null: null,
  empty: '',
  text: '10,00 abc',
  long,
  digits: '12',
  whole: 7,
  negative: -1,
  broken: 1.5,
  huge: 1e15,
  true: true,
  list: [],
  object: {},
};

const anything = ['absent', 'null', 'empty', 'text', 'whole', 'true', 'list', 'object'];
const moreOf = {
  text: ['long', 'digits'],
  number: ['digits', 'negative', 'broken', 'huge'],
} as const;

/** The variants that are useful at a path: the length of a number or a malformed flag would add nothing. */
export function variantsFor(schema: JsonSchema): readonly (readonly [string, unknown])[] {
  const types = (schema.anyOf ?? [schema]).map(({ type }) => type ?? 'string');
  const isNumber = types.some((type) => type === 'integer' || type === 'number');
  const names = [...anything, ...(types.includes('string') ? moreOf.text : []), ...(isNumber ? moreOf.number : [])];
  return schema.not ? [['text', 'x']] : [...new Set(names)].map((name) => [name, variants[name]] as const);
}

/** The body with another value at a path, or with that path removed. */
export function changedAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '*') return [changedAt(Array.isArray(body) ? body[0] : {}, rest, value)];
  const own = { ...(body as Record<string, unknown> | undefined) };
  own[name] = changedAt(own[name], rest, value);
  return own;
}
