import { z } from 'zod';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';

/** The top-level names of a body or query, in any of its alternatives. */
export const topLevelNames = (type: z.ZodType | undefined): ReadonlySet<string> =>
  new Set(type ? namesIn(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : []);

function namesIn({ properties = {}, anyOf = [], allOf = [], oneOf = [] }: JsonSchema): readonly string[] {
  const forms = [anyOf, allOf, oneOf].flat() as readonly JsonSchema[];
  return [...Object.keys(properties as object), ...forms.flatMap(namesIn)];
}
