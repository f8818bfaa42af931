import { z } from 'zod';
import { formFileSchema, type FormFile } from '#domain/template/formFile/formFileSchema.ts';

/** The file as text: keys in the order of the schema, without values that are the default, and a final newline. */
export const formFileText = (file: FormFile): string => `${JSON.stringify(canonical(formFileSchema, file), null, 2)}\n`;

function canonical(schema: unknown, value: unknown): unknown {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => canonical(inner.element, item));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape = inner.shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]) => {
      const own: unknown = Reflect.get(value, name);
      return own === undefined || isDefault(part, own) ? [] : [[name, canonical(part, own)]];
    }),
  );
}

export function innerOf(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapped ? innerOf(schema.unwrap()) : schema;
}

const isDefault = (schema: z.ZodType, value: unknown): boolean =>
  schema instanceof z.ZodDefault && JSON.stringify(schema.def.defaultValue) === JSON.stringify(value);
