import { z } from 'zod';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import type { Attack, Target } from '#tests/faults/fuzz.ts';
import { anyIds, hostileValue, type KnownIds } from '#tests/faults/hostileValues.ts';
import { seededRandom, type SeededRandom } from '#tests/faults/seededRandom.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

/** The type of the ids in a path, by its first segment. */
const typesOfPaths: Readonly<Record<string, string>> = {
  active_steps: 'ActiveStep',
  applicant_attachments: 'ApplicantAttachment',
  charges: 'Charge',
  configured_outputs: 'ConfiguredOutput',
  discussion_comments: 'DiscussionComment',
  discussions: 'Discussion',
  documents: 'MasterTemplateDocument',
  flow_templates: 'FlowTemplate',
  formulas: 'Formula',
  initiated_flows: 'Submission',
  invitations: 'Invitation',
  issued_outputs: 'IssuedOutput',
  jobs: 'Job',
  logic_configs: 'LogicConfig',
  master_templates: 'MasterTemplate',
  multiple_choice_options: 'MultipleChoiceOption',
  payments: 'Payment',
  refunds: 'Refund',
  review_groups: 'ReviewGroup',
  review_requests: 'ReviewRequest',
  roles: 'Role',
  sections: 'Section',
  step_assignment_groups: 'StepAssignmentGroup',
  step_data: 'Field',
  steps: 'Step',
  teams: 'Team',
  users: 'User',
  workflows: 'MasterTemplate',
};

export const restTargets = (): readonly Target[] =>
  endpoints.map((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    return {
      name,
      leaves: leavesOf(valuesFor(endpoint, seededRandom(name), anyIds)).length,
      attack: (chance, ids, turn) => attackOn(endpoint, chance, ids, turn),
    };
  });

interface Schemas {
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
}

const known = new Map<Endpoint, Schemas>();

function schemasOf(endpoint: Endpoint): Schemas {
  const read = (type: z.ZodType | undefined): JsonSchema | null =>
    type ? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : null;
  const schemas = known.get(endpoint) ?? { query: read(endpoint.query), body: read(endpoint.body) };
  known.set(endpoint, schemas);
  return schemas;
}

/** A valid call with one value corrupted, and sometimes a body that is invalid altogether. */
function attackOn(endpoint: Endpoint, chance: SeededRandom, ids: KnownIds, turn: number): Attack {
  const { method, path, body } = endpoint;
  const spoiled = corruptValue(valuesFor(endpoint, chance, ids), chance, ids, turn);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress((spoiled.path ?? {})[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(spoiled.query ?? {}))
    search.append(name, textOf(value).slice(0, longestInAddress));
  const at = `${address}${search.size > 0 ? `?${search}` : ''}`;
  if (method === 'GET' || !body) return { method, path: at };
  return { method, path: at, ...bodyOf(spoiled.body, chance) };
}

interface Values {
  readonly path: Record<string, unknown>;
  readonly query: unknown;
  readonly body: unknown;
}

function valuesFor(endpoint: Endpoint, chance: SeededRandom, ids: KnownIds): Values {
  const { query, body } = schemasOf(endpoint);
  return { path: idsIn(endpoint.path, ids), query: sample(query, chance, ids), body: sample(body, chance, ids) };
}

function idsIn(path: string, ids: KnownIds): Record<string, unknown> {
  const segments = path.split('/');
  return Object.fromEntries(
    segments.flatMap((segment, index) => {
      const name = /^\{(\w+)\}/.exec(segment)?.[1];
      return name === undefined ? [] : [[name, ids[typesOfPaths[segments[index - 1] ?? ''] ?? ''] ?? 'x']];
    }),
  );
}

/** Node rejects URLs of more than 16 KB, and an encoded character can take nine bytes */
const longestInAddress = 1_500;

/** Text for a URL; a lone surrogate is encoded as no browser would. */
function inAddress(value: unknown): string {
  const text = textOf(value).slice(0, longestInAddress);
  return text.isWellFormed() ? encodeURIComponent(text) || '%20' : '%ED%A0%80';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

function bodyOf(value: unknown, chance: SeededRandom): Pick<Attack, 'body' | 'type'> {
  const json = JSON.stringify(value ?? {});
  const broken = chance.below(40);
  if (broken === 0) return { type: 'application/json', body: json.slice(0, -1) };
  if (broken === 1) return { type: 'multipart/form-data', body: json };
  if (broken === 2)
    return { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disposition: form-data\r\n' };
  if (broken === 3)
    return { type: 'application/x-www-form-urlencoded', body: 'a[b][c]=1&a[]=2&%00=%00&a[__proto__]=x' };
  if (broken === 4) return { type: 'application/json', body: '['.repeat(50_000) };
  if (broken === 5) return { type: 'text/plain', body: json };
  return { type: 'application/json', body: json };
}

/** A value that the schema accepts. */
function sample(schema: JsonSchema | null, chance: SeededRandom, ids: KnownIds, name = '', level = 0): unknown {
  if (!schema || schema.$ref || level > 6) return schema ? undefined : null;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sample(chance.of(either), chance, ids, name, level + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.of(schema.enum);
  const type = Array.isArray(schema.type) ? chance.of(schema.type as readonly string[]) : schema.type;
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sample(inner, chance, ids, key, level + 1)]),
    );
  }
  if (type === 'array') return [sample(schema.items ?? {}, chance, ids, name, level + 1)];
  if (type === 'boolean') return chance.percent(50);
  if (type === 'integer' || type === 'number') return chance.below(3);
  if (type === 'null') return null;
  return schema.format === 'uuid' || name.endsWith('_id') ? idNamed(name, chance, ids) : chance.of(['x', 'Rex', '1']);
}

function idNamed(name: string, chance: SeededRandom, ids: KnownIds): string {
  const type = typesOfPaths[`${name.replace(/_ids?$/, '')}s`];
  return (type && ids[type]) ?? chance.of(Object.values(ids));
}

/** The same with one value replaced: a different one each round. */
export function corruptValue<Value>(value: Value, chance: SeededRandom, ids: KnownIds, turn: number): Value {
  const leaves = leavesOf(value);
  const leaf = leaves[turn % leaves.length];
  return leaf === undefined ? value : (replaced(value, leaf, hostileValue(chance, ids)) as Value);
}

export function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return path.length > 1 ? [path] : [];
  const inner = Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
  // the whole parameter is a value too
  return path.length > 1 ? [...inner, path] : inner;
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const inner = replaced((value as Record<string, unknown>)[name], rest, by);
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === name ? inner : each))
    : { ...(value as object), [name]: inner };
}
