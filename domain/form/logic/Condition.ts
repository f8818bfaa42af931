import type { Content } from '#domain/form/Content.ts';
import type { ConditionRow, TestRow } from '#domain/form/FormSource.ts';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { Connective } from '#domain/form/logic/connectives.ts';

export interface Test {
  readonly kind: 'test';
  readonly sourceType: 'StepDatum' | 'Formula';
  readonly source: string;
  /** of the entity chosen in the source, the field that is tested; null to test the source itself */
  readonly entityFieldId: string | null;
  readonly comparator: Comparator;
  readonly match: Content;
}

/** Conditions as a tree, so that precedence is explicit. */
export type Condition = Test | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] };

/**
 * Reads a list strictly from left to right, without precedence: `a or b and c` means `(a or b) and c`, because the
 * editor shows one condition per line. Other meanings need a nested group. A connective joins its condition to the next
 * one and defaults to `and`.
 */
export function readConditions(rows: readonly ConditionRow[]): Condition {
  const [first, ...rest] = rows;
  if (!first) return { kind: 'and', of: [] };
  let joined = readRow(first);
  let connective = first.connective ?? 'and';
  for (const row of rest) {
    joined = join(joined, connective, readRow(row));
    connective = row.connective ?? 'and';
  }
  return joined;
}

/** All tests of a condition, from left to right. */
export function testsOf(condition: Condition): readonly Test[] {
  return condition.kind === 'test' ? [condition] : condition.of.flatMap(testsOf);
}

function join(left: Condition, kind: Connective, right: Condition): Condition {
  return left.kind === kind ? { kind, of: [...left.of, right] } : { kind, of: [left, right] };
}

function readRow(row: ConditionRow): Condition {
  return 'conditions' in row ? readConditions(row.conditions) : readTest(row);
}

export function readTest({ sourceType, sourceIdentity, entityFieldId = null, comparator, matchValue }: TestRow): Test {
  return { kind: 'test', sourceType, source: sourceIdentity, entityFieldId, comparator, match: matchValue };
}
