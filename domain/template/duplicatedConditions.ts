import type { ConditionRow } from '#domain/form/FormSource.ts';

/** The conditions of a duplicate: what was duplicated with it is asked in its copy, everything else where it was. */
export function duplicatedConditions(
  conditions: readonly ConditionRow[],
  copies: ReadonlyMap<string, string>,
): readonly ConditionRow[] {
  return conditions.map((row): ConditionRow => {
    if ('conditions' in row) return { ...row, conditions: duplicatedConditions(row.conditions, copies) };
    const { sourceIdentity, matchValue } = row;
    return {
      ...row,
      sourceIdentity: copies.get(sourceIdentity) ?? sourceIdentity,
      matchValue: typeof matchValue === 'string' ? (copies.get(matchValue) ?? matchValue) : matchValue,
    };
  });
}
