import { z } from 'zod';
import { oneLine } from '#domain/kernel/text.ts';

const maxLine = 1_000;
const maxText = 10_000;
const maxRichText = 50_000;

/** A name or other text on one line. */
export const line = z.string().max(maxLine).overwrite(oneLine);
const text = z.string().max(maxText);
/** HTML that is sanitized before it is stored. The server finds these texts by this schema. */
export const richText = z.string().max(maxRichText);

export const optionalLine = line.nullable().default(null);
export const optionalText = text.nullable().default(null);
export const optionalRichText = richText.nullable().default(null);
export const flag = (byDefault: boolean) => z.boolean().default(byDefault);
export const optionalCount = z.int().min(1).max(1_000_000).nullable().default(null);

/** What other parts of the file refer to a part by. */
export const partKey = z
  .string()
  .regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/)
  .max(200);
export const reference = z.string().min(1).max(200);
export const optionalReference = reference.nullable().default(null);
