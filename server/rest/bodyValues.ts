import { z } from 'zod';

/** Values of bodies and queries: programs send JSON, forms send text, and what is missing is for the rules to name. */
export const text = z.string().max(10_000).default('');
export const maybeText = z.string().max(10_000).optional();

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', ''])])
  .optional()
  .transform((value) => (typeof value === 'string' ? ['true', '1', 'on'].includes(value) : value));

export const wholeNumber = z.coerce.number().int().safe();
