import { z } from 'zod';
import { id, outputConditions, submissionConditions } from '#domain/filter/conditions.ts';
import type { ConditionFacts, ConditionSource } from '#domain/filter/defineCondition.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const filterKinds = ['submission', 'output'] as const;
export type FilterKind = (typeof filterKinds)[number];

type ConditionIn<Table extends Rows> = {
  [Field in keyof Table]: {
    field: Field;
    operator: Table[Field]['operators'][number];
    value: z.infer<Table[Field]['value']>;
  } & (Table[Field]['answers'] extends string ? { identity: string } : unknown);
}[keyof Table];

export type SubmissionCondition = ConditionIn<typeof submissionConditions>;
export type OutputCondition = ConditionIn<typeof outputConditions>;
export type SubmissionFilter = SubmissionCondition[];
export type OutputFilter = OutputCondition[];

type Rows = Readonly<Record<string, ConditionFacts>>;

const conditionSchemas = (rows: Rows) =>
  Object.entries(rows).map(([field, { answers, operators, value }]) =>
    z.strictObject({
      field: z.literal(field),
      ...(answers === null ? {} : { identity: id }),
      operator: z.enum(operators),
      value,
    }),
  );
type ConditionSchema = ReturnType<typeof conditionSchemas>[number];

const filterSchema = (rows: Rows) =>
  z.array(z.discriminatedUnion('field', conditionSchemas(rows) as [ConditionSchema, ...ConditionSchema[]])).max(50);

/** A condition of any list. */
export type FilterCondition = SubmissionCondition | OutputCondition;
export type FilterOf<K extends FilterKind> = K extends 'submission' ? SubmissionFilter : OutputFilter;

/** The facts of each condition of any list. What lists share is the same in both. */
export const conditionFacts: Readonly<Record<FilterCondition['field'], ConditionFacts>> = {
  ...submissionConditions,
  ...outputConditions,
};

/** The ids in a condition's value, and what they refer to. */
export function idsIn({ field, value }: FilterCondition): { source: ConditionSource; ids: readonly string[] } | null {
  const { input } = conditionFacts[field];
  if (input.kind === 'ids' && Array.isArray(value)) return { source: input.source, ids: value };
  if (input.kind !== 'word' || input.others === null || typeof value !== 'string') return null;
  return input.choices.includes(value) ? null : { source: input.others, ids: [value] };
}

/** Default filters of the lists. */
export const defaultFilters: { readonly [K in FilterKind]: FilterOf<K> } = {
  submission: [
    { field: 'assignedToMe', operator: 'is', value: true },
    { field: 'completion', operator: 'is', value: 'active' },
  ],
  output: [{ field: 'outputStatus', operator: 'is', value: 'issued' }],
};

const schemas = {
  submission: filterSchema(submissionConditions),
  output: filterSchema(outputConditions),
};
const order: Readonly<Record<FilterKind, readonly string[]>> = {
  submission: Object.keys(submissionConditions),
  output: Object.keys(outputConditions),
};

/** Parses an untrusted filter and normalizes it. */
export function parseFilter<K extends FilterKind>(kind: K, raw: unknown): Result<FilterOf<K>, Problem[]> {
  const parsed = schemas[kind].safeParse(raw);
  if (parsed.success) return ok(normaliseFilter(kind, parsed.data as FilterOf<K>));
  return failed(
    parsed.error.issues.map(({ path }) => ({
      path: ['filters', ...path].map(String).join('.'),
      code: 'filterInvalid',
    })),
  );
}

/**
 * Normal form, so that equal filters compare as equal: conditions in table order, lists merged, sorted, and without
 * duplicates, 'all' omitted, and the last of two conflicting conditions.
 */
export function normaliseFilter<K extends FilterKind>(kind: K, filter: FilterOf<K>): FilterOf<K> {
  const byPlace = new Map<string, FilterCondition>();
  for (const condition of filter as readonly FilterCondition[]) {
    const place = locateCondition(condition);
    byPlace.set(place, joined(byPlace.get(place), condition));
  }
  const kept = [...byPlace].filter(([, condition]) => condition.value !== 'all');
  const rank = (condition: FilterCondition): number => order[kind].indexOf(condition.field);
  return kept
    .toSorted(([a, first], [b, second]) => rank(first) - rank(second) || (a < b ? -1 : 1))
    .map(([, condition]) => condition) as FilterOf<K>;
}

export function isSameFilter<K extends FilterKind>(kind: K, a: FilterOf<K>, b: FilterOf<K>): boolean {
  return JSON.stringify(normaliseFilter(kind, a)) === JSON.stringify(normaliseFilter(kind, b));
}

/** Per kind of list. No one finds one among more. */
export const maxSavedFilters = 100;
export const filterNameMaxLength = 100;

export function filterNameProblems(name: string): Problem[] {
  if (isBlank(name)) return [{ path: 'name', code: 'nameMissing' }];
  return name.trim().length > filterNameMaxLength
    ? [{ path: 'name', code: 'tooLong', params: { max: filterNameMaxLength } }]
    : [];
}

/** Renaming needs more than two characters. */
export function filterRenameProblems(name: string): Problem[] {
  return name.trim().length > 2 ? filterNameProblems(name) : [{ path: 'name', code: 'filterNameTooShort' }];
}

function locateCondition(condition: FilterCondition): string {
  const identity = 'identity' in condition ? condition.identity : '';
  const isList = Array.isArray(condition.value);
  return [condition.field, identity, isList ? condition.operator : ''].join(' ');
}

/** Merges two lists with the same field and operator. Otherwise the later condition wins. */
function joined(earlier: FilterCondition | undefined, later: FilterCondition): FilterCondition {
  if (!Array.isArray(later.value)) return later;
  const before = earlier && Array.isArray(earlier.value) ? earlier.value : [];
  return { ...later, value: [...new Set([...before, ...later.value])].toSorted() } as FilterCondition;
}
