import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { answerContent, namedSchemas } from '#server/rest/contentSchema.ts';
import type { JsonSchema, SharedSchemas } from '#server/rest/jsonSchema.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The JSON schema of a body or query as it is sent. Named parts are shared. */
export function requestSchema(type: z.ZodType, shared: SharedSchemas): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }));
  const {
    $defs = {},
    $schema: _,
    ...schema
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
  for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
    // Unnamed parts belong to a schema that is described by hand.
    if (name in namedSchemas || name.startsWith('__')) continue;
    const { id: _id, ...named } = definition;
    if (name in shared && !isDeepStrictEqual(shared[name], named)) throw new Error(`Two schemas are called ${name}.`);
    shared[name] = named;
  }
  return schema;
}

const bytes: JsonSchema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

/** How `storedFile` marks a part of a body that is a file. */
const isFile = (schema: JsonSchema): boolean => schema['x-file'] === true;

/** The body as a form: files are binary, and callers with a session send the form's token. */
export function formSchema(schema: JsonSchema): JsonSchema {
  const whole = withBytes(schema);
  const token = {
    type: 'string',
    description: 'Required with a session: the `viewer { authenticityToken }` of GraphQL.',
  };
  return { ...whole, properties: { ...(whole['properties'] as Properties), authenticity_token: token } };
}

function withBytes(schema: JsonSchema): JsonSchema {
  if (isFile(schema)) return bytes;
  if (isDeepStrictEqual(schema, answerContent)) return { anyOf: [answerContent, bytes] };
  const { properties } = schema;
  if (!properties) return schema;
  return { ...schema, properties: mapped(properties as Properties, withBytes) };
}

/** The body as JSON, which has no files; null if it requires one. */
export function jsonSchema(schema: JsonSchema): JsonSchema | null {
  if (isFile(schema)) return null;
  const { properties, required = [] } = schema;
  if (!properties) return schema;
  const parts = Object.entries(properties as Properties).map(([name, part]) => [name, jsonSchema(part)] as const);
  const kept = parts.filter(([, part]) => part !== null);
  if (parts.some(([name, part]) => part === null && (required as readonly string[]).includes(name))) return null;
  if (kept.length === 0 && parts.length > 0) return null;
  return { ...schema, properties: Object.fromEntries(kept) };
}

/** Forms name the parts of an object `step[name]`. */
export function formEncoding({ properties = {} }: JsonSchema): object {
  const objects = Object.entries(properties as Properties).filter(([, part]) => part['type'] === 'object');
  if (objects.length === 0) return {};
  return { encoding: Object.fromEntries(objects.map(([name]) => [name, { style: 'deepObject', explode: true }])) };
}

const mapped = (properties: Properties, change: (schema: JsonSchema) => JsonSchema): Properties =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]));
