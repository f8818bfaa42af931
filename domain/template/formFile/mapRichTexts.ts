import { z } from 'zod';
import { formFileSchema, type FormFile } from '#domain/template/formFile/formFileSchema.ts';
import { innerOf } from '#domain/template/formFile/formFileText.ts';
import { richText } from '#domain/template/formFile/formFileTexts.ts';

type Clean = (html: string, path: string) => string | null;

/** Passes every formatted text of the file through `clean`, with its place. */
export const mapRichTexts = (file: FormFile, clean: Clean): FormFile =>
  mapped(formFileSchema, file, '', clean) as FormFile;

function mapped(schema: unknown, value: unknown, path: string, clean: Clean): unknown {
  const inner = innerOf(schema);
  if (inner === richText) return typeof value === 'string' ? cleaned(schema, clean(value, path)) : value;
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, place) => mapped(inner.element, item, `${path}[${place}]`, clean));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape = inner.shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      mapped(shape[name], own, path === '' ? name : `${path}.${name}`, clean),
    ]),
  );
}

/** A text that can't be null is empty instead. */
const cleaned = (schema: unknown, html: string | null): string | null =>
  html ?? (schema instanceof z.ZodDefault && schema.def.defaultValue === '' ? '' : null);
