import { z } from 'zod';
import { outputConditions, submissionConditions } from '#domain/filter/fields.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const filterKinds = ['submission', 'output'] as const;
export type FilterKind = (typeof filterKinds)[number];

export const submissionFilter = z.array(z.discriminatedUnion('field', submissionConditions)).max(50);
export const outputFilter = z.array(z.discriminatedUnion('field', outputConditions)).max(50);

export type SubmissionFilter = z.infer<typeof submissionFilter>;
export type OutputFilter = z.infer<typeof outputFilter>;
export type SubmissionCondition = SubmissionFilter[number];
export type OutputCondition = OutputFilter[number];
/** A condition of any list. */
export type FilterCondition = SubmissionCondition | OutputCondition;
export type FilterOf<K extends FilterKind> = K extends 'submission' ? SubmissionFilter : OutputFilter;

/** Default filters of the lists. */
export const defaultFilters: { readonly [K in FilterKind]: FilterOf<K> } = {
  submission: [
    { field: 'assignedToMe', operator: 'is', value: true },
    { field: 'completion', operator: 'is', value: 'active' },
  ],
  output: [{ field: 'outputStatus', operator: 'is', value: 'issued' }],
};

const schemas = { submission: submissionFilter, output: outputFilter };
const order: Readonly<Record<FilterKind, readonly string[]>> = {
  submission: submissionConditions.map(({ shape }) => shape.field.value),
  output: outputConditions.map(({ shape }) => shape.field.value),
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
