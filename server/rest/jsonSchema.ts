export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Schemas used in several places, by name. Each is included once and referenced. */
export type SharedSchemas = Record<string, JsonSchema>;

const place = '#/components/schemas/';

export const refTo = (name: string): JsonSchema => ({ $ref: place + name });

/** Returns the schema itself, or the one it references. */
export function resolved(schema: JsonSchema, shared: SharedSchemas): JsonSchema {
  const { $ref: ref } = schema;
  return typeof ref === 'string' ? (shared[ref.slice(place.length)] ?? {}) : schema;
}

/** Makes the schema nullable. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (typeof type === 'string')
    return {
      ...schema,
      type: [type, 'null'],
      ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
    };
  const alternatives = schema['anyOf'] as readonly JsonSchema[] | undefined;
  if (alternatives?.some((one) => one['type'] === 'null') || Object.keys(schema).length === 0) return schema;
  if (Array.isArray(type)) return schema;
  const { description, ...rest } = schema;
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: [alternatives ? { anyOf: alternatives } : rest, { type: 'null' }],
  };
}

/** Removes null from the schema, for responses where a missing object has another status. */
export function notNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, anyOf } = schema;
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null') as string[];
    const rest = Array.isArray(values) ? { enum: values.filter((one) => one !== null) } : {};
    return { ...schema, type: types.length === 1 ? types[0] : types, ...rest };
  }
  const others = (anyOf as readonly JsonSchema[] | undefined)?.filter((one) => one['type'] !== 'null');
  if (!others) return schema;
  const { anyOf: _, ...rest } = schema;
  return others.length === 1 ? { ...rest, ...others[0] } : { ...rest, anyOf: others };
}
